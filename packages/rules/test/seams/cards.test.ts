import { assembleRules, heroAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { chooseCard, withdrawCard } from '../../src/effects/access-cards.js';
import { bringBackCityEvent, revealCityEvent } from '../../src/effects/city-events.js';
import { arrangeGame } from '../modules/playing.js';

const [FINCH, FOWLER] = [0, 1];
const ART = 0;

function arrange() {
  return arrangeGame(assembleRules(), ['finch', 'fowler', 'physician']);
}

describe('a chosen Access card that is withdrawn', () => {
  it('is in the hand of its owner again', () => {
    const g = arrange();
    heroAt(g, FINCH).hand |= 1 << ART;
    chooseCard(g, FOWLER, { owner: FINCH, district: ART });
    expect(heroAt(g, FINCH).hand & (1 << ART)).toBe(0);
    withdrawCard(g, FOWLER);
    expect(heroAt(g, FINCH).hand & (1 << ART)).not.toBe(0);
    expect(heroAt(g, FOWLER).chosen).toBeUndefined();
    expect(() => withdrawCard(g, FOWLER)).not.toThrow();
  });
});

describe('a City Event of an earlier round', () => {
  it('changes places with the present one, which can come back, too', () => {
    const g = arrange();
    const { current: first = '' } = g.state.cityEvents;
    revealCityEvent(g);
    const { current: second = '', deck } = g.state.cityEvents;
    bringBackCityEvent(g, first);
    expect(g.state.cityEvents).toMatchObject({ current: first, past: [second], deck });
    bringBackCityEvent(g, second);
    expect(g.state.cityEvents).toMatchObject({ current: second, past: [first], deck });
  });
});
