import { AUDIENCES, buildView, type Game } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen, openKinds, playFrame } from '../../../test/modules/playing.js';
import { arrangeZeppelin, districtsOf, place } from '../../../test/modules/zeppelin.js';
import { placeToken } from '../../effects/tokens.js';
import { itemAt } from '../../kernel/checked.js';
import { repositionDistrict } from '../../model/city/index.js';
import { tokensOf } from '../../model/tokens.js';

const ALL = ['top-left', 'top-right', 'right', 'bottom-right', 'bottom-left', 'left'];

/** The Opening Phase of a round, with these Direction tokens to come. */
function open(g: Game, round: number, ...directions: readonly string[]): void {
  g.state.round = round;
  g.state.random.forced = directions.map((result) => ({ purpose: 'direction', result }));
  playFrame(g, 'opening');
}

function discard(g: Game, ...directions: readonly string[]): void {
  for (const face of directions) placeToken(g, 'direction-discarded', { at: 0, face });
}

const discarded = (g: Game) => tokensOf(g, 'direction-discarded').map(({ face }) => face);

describe('the flight of the Zeppelin', () => {
  it('begins in round 2, before the City Event is revealed [ZEP-2, R-OPN-1]', () => {
    const g = arrangeZeppelin('art');
    const events = listen(g);
    open(g, 2, 'right');
    expect(events.map(({ event }) => event).slice(0, 2)).toEqual(['zeppelin-flew', 'city-event-revealed']);
    expect(districtsOf(g, 'zeppelin')).toEqual(['science']);
  });

  it('does not happen in round 1 [ZEP-2, R-ZEP-3]', () => {
    const g = arrangeZeppelin('art');
    open(g, 1);
    expect(districtsOf(g, 'zeppelin')).toEqual(['art']);
    expect(discarded(g)).toEqual([]);
  });

  it.each([
    ['right', 'right', 'science'],
    ['bottom-left', 'bottom-left', 'velvet'],
    ['bottom-right', 'bottom-left', 'velvet'],
    ['left', 'right', 'science'],
    ['top-left', 'right', 'science'],
  ])('by the token %s goes through the exit %s of the Art District to %s [ZEP-2]', (direction, exit, to) => {
    const g = arrangeZeppelin('art');
    const events = listen(g);
    open(g, 2, direction);
    expect(districtsOf(g, 'zeppelin')).toEqual([to]);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'zeppelin-flew', direction, exit, from: place('art'), to: place(to) }),
    );
  });

  it.each([
    ['left', 'science'],
    ['top-left', 'velvet'],
    ['bottom-left', 'science'],
  ])(
    'goes by the way up that the tile lies: half-turned, by the token %s to %s [ZEP-2, R-GEO-7]',
    (direction, to) => {
      const g = arrangeZeppelin('art');
      const art = itemAt(g.state.city, place('art'));
      g.state.city = repositionDistrict(g.state.city, place('art'), { ...art, rotation: 2 });
      open(g, 2, direction);
      expect(districtsOf(g, 'zeppelin')).toEqual([to]);
    },
  );

  it('gives Heroes and Servants whom it reaches nothing by arriving [R-ZEP-3, R-REL-1]', () => {
    const g = arrangeZeppelin('art');
    const events = listen(g);
    open(g, 2, 'right');
    expect(events).not.toContainEqual(expect.objectContaining({ because: 'ZEP-9' }));
    expect(openKinds(g)).not.toContain('zeppelin-passage');
  });
});

describe('the Direction stack', () => {
  it('holds one token for each exit, and draws none twice [ZEP-1, ZEP-2]', () => {
    const g = arrangeZeppelin('art');
    for (const [at, direction] of ALL.entries()) open(g, 2 + at, direction);
    expect(discarded(g)).toEqual([...ALL].sort());
    const again = arrangeZeppelin('art');
    discard(again, 'right');
    expect(() => open(again, 3, 'right')).toThrow("'right' is no possible result of 'direction'");
  });

  it('is made of the discarded tokens once it is empty [ZEP-3]', () => {
    const g = arrangeZeppelin('art');
    discard(g, ...ALL);
    open(g, 8, 'right');
    expect(discarded(g)).toEqual(['right']);
  });

  it('is not, while a token is left in it [ZEP-3]', () => {
    const g = arrangeZeppelin('art');
    discard(g, ...ALL.slice(1));
    open(g, 7, 'top-left');
    expect(discarded(g)).toHaveLength(6);
  });

  it.each(AUDIENCES)(
    'shows the %s what was drawn and where the Zeppelin is, and no order [R-ZEP-3]',
    (audience) => {
      const g = arrangeZeppelin('art');
      open(g, 2, 'right');
      open(g, 3, 'left');
      const { tokens } = buildView(g, audience);
      expect(tokens?.['direction-discarded']).toEqual([{ face: 'left' }, { face: 'right' }]);
      expect(tokens?.zeppelin).toEqual([{ at: itemAt(districtsOf(g, 'zeppelin'), 0) }]);
    },
  );
});
