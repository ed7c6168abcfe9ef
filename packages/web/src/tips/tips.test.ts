import { createConfig, parsePick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { howToPlay } from '../i18n/en/how-to-play.js';
import { tips } from '../i18n/en/tips.js';
import { RULES } from '../table/rules.js';
import { firstGame } from './first-game.js';
import { isShown, withSeen } from './seen.js';
import { headingOf, TOPICS, textOf, topicOf } from './topics.js';

describe('the topic of a question', () => {
  it.each([
    ['access-choice', [], 'access'],
    ['access-choice', ['card velvet'], 'access-final'],
    ['machine-phase', [], 'machine-phase'],
    ['machine-phase', ['guard velvet'], 'guard'],
    ['machine-phase', ['servant judgementor'], 'servant'],
    ['machine-phase', ['servant judgementor', 'do reposition'], undefined],
    ['machine-phase', ['use resettle'], undefined],
    ['hero-action', [], 'hero-action'],
    ['hero-action', ['do identify', 'citizen 3'], 'identify'],
    ['hero-action', ['do control-nexus-a'], undefined],
    ['trust-share', [], 'trust-share'],
    ['trust-share', ['amount 2'], undefined],
    ['riot-arrests', ['citizen 3'], 'riot-arrests'],
    ['something-new', [], undefined],
  ])('%s %j: %s', (kind, draft, topic) => {
    const picks = draft.flatMap((text) => parsePick(RULES, text) ?? []);
    expect(picks).toHaveLength(draft.length);
    expect(topicOf(kind, picks)).toBe(topic);
  });

  it('knows every question of the rules; what a card asks, its rule explains', () => {
    const cards = Object.values(RULES.cards).flatMap((ofKind) => Object.values(ofKind));
    const ofCards = cards.flatMap(({ decisions = {} }) => Object.keys(decisions));
    const topicless = Object.keys(RULES.decisions).filter(
      (kind) => topicOf(kind, []) === undefined && !ofCards.includes(kind),
    );
    expect(topicless).toEqual([]);
  });

  it('has all its words, and there are no others', () => {
    const used = TOPICS.flatMap((topic) => [headingOf(topic), textOf(topic)]);
    const written = Object.keys(tips).filter((key) => key.startsWith('ui.tip.'));
    expect(used.sort()).toEqual(written.sort());
  });
});

const MOST_WORDS = 25;

it.each(TOPICS)('says no more of %s than a bubble holds', (topic) => {
  const text = [headingOf(topic), textOf(topic)].map((key) => tips[key as keyof typeof tips]).join(' ');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

describe('when tips are shown', () => {
  it('is once: one that has been seen does not come back in later rounds or games', () => {
    const seen = withSeen({}, 'access', 1);
    for (const round of [1, 2, 3, 9]) {
      expect(isShown('first-times', seen, 'access', round)).toBe(false);
      expect(isShown('first-times', seen, 'hero-step', round)).toBe(true);
    }
  });

  it('is always, once in a round, or never where one says so', () => {
    const seen = withSeen({}, 'access', 3);
    expect(isShown('always', seen, 'access', 9)).toBe(true);
    expect(isShown('always', seen, 'access', 3)).toBe(false);
    expect(isShown('never', {}, 'access', 1)).toBe(false);
  });
});

it('sets up a first game, whose Master Plan starts at III, without Security Checks in round 1 [R-TRK-4, R-SET-4]', () => {
  const config = createConfig(RULES, { ...firstGame().options, seed: 'any' });
  expect(config).toMatchObject({ masterPlan: 3, notFirstEvent: 'security-checks' });
});

it('tells that a detained Hero acts, unless the Machine ends the turn [R-HER-4]', () => {
  expect(howToPlay['ui.howTo.phase.heroes']).toContain('unless the Machine ends the turn');
  expect(howToPlay['ui.howTo.raids.text']).toContain('advances the Master Plan, and the Hero acts');
});
