import type { Truth } from '@great-machine/client';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { CITIZEN_FACES, citizensIn, countsOf } from './citizens.js';

/** All Citizens by District and class; a ring, a half and a full dot tell how much was known of each. */
export function CitizensTable({ truth }: { readonly truth: Truth }) {
  const t = useText();
  const words = useWords();
  const kinds = words.ids('kind');
  return (
    <div className="hidden-citizens">
      <h4>{t('ui.end.citizens')}</h4>
      <table>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <span className="kind-mark" aria-hidden="true">
                  {words.name('kind', kind, 'mark')}
                </span>
                <span>{words.name('kind', kind, 'many')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.ids('district').map((district) => (
            <tr key={district} className={`hue-${district}`}>
              <th scope="row">
                <ShortName of="district" id={district} />
              </th>
              {kinds.map((kind) => (
                <td key={kind}>
                  <Dots faces={citizensIn(truth, district, kind)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="arrested-row">
            <th scope="row">{t('ui.end.arrested')}</th>
            {kinds.map((kind) => (
              <td key={kind}>{truth.arrested.find((one) => one.kind === kind)?.count ?? 0}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="faces-legend" aria-hidden="true">
        {CITIZEN_FACES.map((face) => (
          <li key={face}>
            <span className={`face-dot ${face}`} /> {t('ui.end.face', { faceId: face })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dots({ faces }: { readonly faces: readonly string[] }) {
  const t = useText();
  if (faces.length === 0) return <span className="visually-hidden">{t('ui.end.nobody')}</span>;
  return (
    <>
      <span className="face-dots" aria-hidden="true">
        {faces.map((face, at) => (
          <span key={at} className={`face-dot ${face}`} />
        ))}
      </span>
      <span className="visually-hidden">
        {countsOf(faces)
          .map(({ face, count }) => t('ui.end.citizensIn', { faceId: face, count }))
          .join(', ')}
      </span>
    </>
  );
}
