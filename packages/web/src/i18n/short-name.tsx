import { useWords } from './use-words.js';

/** A short name to be seen, and the full one to be heard. */
export function ShortName({ of, id }: { readonly of: 'district' | 'hero' | 'servant'; readonly id: string }) {
  const words = useWords();
  return (
    <>
      <span aria-hidden="true">{words.name(of, id, 'short')}</span>
      <span className="visually-hidden">{words.name(of, id, 'title')}</span>
    </>
  );
}
