/** The Heroes of each Revolutionary. */
export type Control = readonly (readonly string[])[];

/** A Revolutionary, by number, or both of two. */
export type Leader = number | 'both';

export function leaderOf(control: Control, hero: string): Leader {
  const [leader = 1, ...others] = control.flatMap((led, at) => (led.includes(hero) ? [at + 1] : []));
  return others.length > 0 ? 'both' : leader;
}

/**
 * Gives a Hero to a Revolutionary or to both. Three Revolutionaries lead one each, so they exchange theirs; of two, both
 * lead no more than one, so another shared Hero goes to the one who led this one.
 */
export function giveHero(control: Control, hero: string, to: Leader): Control {
  const from = leaderOf(control, hero);
  if (from === to) return control;
  const exchanged = control
    .flat()
    .find((other) => (control.length === 3 || to === 'both') && leaderOf(control, other) === to);
  const given = moveHero(control, hero, to);
  return exchanged === undefined ? given : moveHero(given, exchanged, from);
}

function moveHero(control: Control, hero: string, to: Leader): Control {
  return control.map((led, at) => {
    const others = led.filter((other) => other !== hero);
    return to === 'both' || to === at + 1 ? [...others, hero] : others;
  });
}
