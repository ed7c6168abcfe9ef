/** Why something is not possible: a message key with its parameters, and the rule that forbids it. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function refuse(code: string, rule: string, params?: Refusal['params']): Refusal {
  return params === undefined ? { code, rule } : { code, rule, params };
}
