import { buildMenu } from '@great-machine/messages';
import { openScenario, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../i18n/use-words.js';
import { RULES } from '../table/rules.js';
import { picksNotOffered } from './not-offered.js';

const words = wordsFor('en');

/** What a player might miss of a Servant in the Art District who has no Bonds for anything. */
function missed(event: string, published: readonly string[]): readonly string[] {
  const play = openScenario(RULES, {
    format: 1,
    name: 'Poor',
    phase: 'machine',
    bonds: 1,
    event,
    servants: { judgementor: { in: 'art' } },
    directives: { published },
    districts: { art: { guards: 1 } },
  });
  const [question] = play.questions('machine');
  const servant = { pick: 'servant', names: 'servant', of: 'judgementor' } as const;
  const ordered = question && { ...question, draft: [servant], options: question.options.slice(0, 1) };
  const menu = ordered && buildMenu(words, [ordered], play.view('machine'));
  if (menu === undefined) throw new Error('the Great Machine is asked nothing');
  return picksNotOffered(words, play.view('machine'), menu).map(printPick);
}

describe('Actions of a Servant that are not offered', () => {
  it('are those of every Servant', () => {
    const picks = missed('night-patrols', []);
    expect(picks).toEqual(expect.arrayContaining(['do raid', 'do arrest', 'do repair']));
    for (const { servantAction } of [...Object.values(RULES.cityEvents), ...Object.values(RULES.directives)])
      if (servantAction !== undefined) expect(picks).not.toContain(`do ${servantAction.id}`);
  });

  it.each(
    Object.values(RULES.cityEvents).flatMap(({ id, servantAction }) =>
      servantAction ? [[id, servantAction.id]] : [],
    ),
  )('are that of the City Event %s, too: %s', (event, action) => {
    expect(missed(event, [])).toContain(`do ${action}`);
  });

  it.each(
    Object.values(RULES.directives).flatMap(({ id, servantAction }) =>
      servantAction ? [[id, servantAction.id]] : [],
    ),
  )('are that of the Directive %s, too: %s', (directive, action) => {
    expect(missed('night-patrols', [directive])).toContain(`do ${action}`);
  });
});
