import { type ReactNode, useId } from 'react';

/** A part of the notebook under its title. */
export function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="chapter" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
