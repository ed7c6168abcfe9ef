/** A drawing of art/ by its kind and id. Decoration unless it has a label. */
export function Picture({
  kind,
  id,
  className,
  label,
}: {
  readonly kind: string;
  readonly id: string;
  readonly className?: string;
  readonly label?: string;
}) {
  return (
    <svg className={className} role="img" aria-label={label} aria-hidden={label === undefined}>
      <use href={`#${kind}-${id}`} width="100%" height="100%" />
    </svg>
  );
}

export function Icon({ name }: { readonly name: string }) {
  return <Picture kind="icon" id={name} className="icon" />;
}
