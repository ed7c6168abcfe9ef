/** Presses the option of a question that this pick is the key of, for a person who has chosen it elsewhere on the page. */
export function pressOption(key: string): void {
  document.querySelector<HTMLButtonElement>(`.choice[data-pick="${CSS.escape(key)}"]`)?.click();
}
