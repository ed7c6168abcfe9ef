import { describe, expect, it } from 'vitest';
import { textsOf, wordsFor } from '../i18n/use-words.js';
import { whoPlays } from './who-plays.js';

const t = textsOf(wordsFor('en'));

describe('who plays', () => {
  it('calls a person alone "You" and counts bots of one level together', () => {
    const occupants = {
      machine: { name: '' },
      'revolutionary-1': { name: '', bot: 'engineer' as const },
      'revolutionary-2': { name: '', bot: 'engineer' as const },
      'revolutionary-3': { name: '', bot: 'apprentice' as const },
    };
    expect(whoPlays(t, occupants, 'machine')).toBe('You');
    expect(whoPlays(t, occupants, 'revolutionaries')).toBe('2\u00a0× Engineer bot, Apprentice bot');
  });

  it('names people, and tells of those without a name', () => {
    const occupants = { machine: { name: 'Ada' }, 'revolutionary-1': { name: '' } };
    expect(whoPlays(t, occupants, 'machine')).toBe('Ada');
    expect(whoPlays(t, occupants, 'revolutionaries')).toBe('A person');
  });
});
