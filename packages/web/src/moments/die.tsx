import type { LogLineOf } from '@great-machine/rules';
import { useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Portrait, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/die.css';

/** The faces that the Hero who rolls fears. */
const BAD_FACES: readonly string[] = ['handcuffs', 'shield'];

/** What lies on top; other faces are numbers. */
const FACES: Readonly<Record<string, readonly [kind: string, id: string]>> = {
  'running-man': ['kit', 'hero'],
  handcuffs: ['tokens', 'raid'],
  shield: ['tokens', 'guard'],
};

type Roll = Pick<LogLineOf<'die-rolled'>['params'], 'hero' | 'die'>;

/** A die rolls for a Hero; nothing here knows how it will fall. */
export function RollingDie({ hero, die }: Roll) {
  return (
    <div className="m-die m-poster hue-heroes">
      <Rays tone="heroes" />
      <Portrait kind="heroes" id={hero} />
      <Picture kind="tokens" id={die} className="m-cube m-tumble" />
    </div>
  );
}

/** It has fallen. */
export function FallenDie({ line }: StagedProps<'die-rolled'>) {
  const words = useWords();
  const { hero, face } = line.params;
  const picture = FACES[face];
  const tone = BAD_FACES.includes(face) ? 'machine' : 'heroes';
  return (
    <div className={`m-die m-poster hue-${tone}`}>
      <Rays tone={tone} />
      <Portrait kind="heroes" id={hero} isSober={tone === 'machine'} />
      <span className="m-face m-pop" style={when(0, 0.08)}>
        {picture === undefined ? face : <Picture kind={picture[0]} id={picture[1]} />}
      </span>
      <p className={`m-banner hue-${tone} m-stamp`} style={when(0.06, 0.1)}>
        {words.name('face', face)}
      </p>
    </div>
  );
}
