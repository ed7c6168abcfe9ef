import { addressOf } from '../kit/router.js';

/** A reason of the rules with the rule that it goes by; the rule opens beside the page, which is kept as it is. */
export function Reason({ reason }: { readonly reason: string }) {
  const [, text = reason, rule] = /^(.*) \(([A-Z][A-Z-]*-\d+)\)$/.exec(reason) ?? [];
  return (
    <p className="fault reason">
      {text}{' '}
      {rule !== undefined && (
        <a href={addressOf({ screen: 'rules', of: rule })} target="_blank" rel="noopener">
          {rule}
        </a>
      )}
    </p>
  );
}
