/** What the Actions of both sides are called, and what they do in a few words. */
export interface ActionWords {
  readonly name: string;
  readonly effect: string;
}

export const HERO_ACTIONS: Readonly<Record<string, ActionWords>> = {
  incitement: { name: 'Incitement', effect: 'raise Discontent' },
  attack: { name: 'Attack a Guard', effect: 'stake Trust and roll the Assault die' },
  identify: { name: 'Identify Citizens', effect: 'look at some in secret, each for 1 Trust per Guard' },
  'move-citizens': { name: 'Move Citizens', effect: 'each for 1 Trust per District exited' },
  'gain-trust': { name: 'Gain Trust', effect: 'ask the people for support' },
  riot: { name: 'Start a Riot', effect: 'reveal all Citizens here and count' },
  'central-square': { name: 'Rally the crowd', effect: 'Discontent rises by Citizens minus Guards' },
  'control-nexus-a': { name: 'Reposition a District', effect: 'slide one tile of the City' },
  'control-nexus-b': { name: 'Give 3 Trust', effect: 'to any one Hero' },
  'tower-of-law-a': { name: 'Cancel a Directive', effect: 'discard a published one' },
  'tower-of-law-b': { name: 'Retrieve an Access card', effect: 'any Hero takes back a forfeited card' },
  'grand-citadel-a': { name: 'Raid the archives', effect: 'see the Machine’s hand and discard a Directive' },
  'grand-citadel-b': { name: 'Free a Citizen', effect: 'draw an arrested one, who returns identified' },
};

/** What an Action is to a Hero whose ability changes it. */
export const OWN_ACTIONS: Readonly<Record<string, Readonly<Record<string, ActionWords>>>> = {
  veteran: { attack: { name: 'Attack a Guard', effect: 'roll first, then decide how much to pay' } },
};

export const SERVANT_ACTIONS: Readonly<Record<string, ActionWords>> = {
  arrest: { name: 'Arrest', effect: 'a revealed and active Citizen here' },
  repair: { name: 'Repair', effect: 'a broken Guard here' },
  raid: { name: 'Raid', effect: 'detain whoever ends movement here' },
  'draw-directive': { name: 'Draw a Directive', effect: 'the top card of the deck' },
  'publish-directive': { name: 'Publish a Directive', effect: 'it takes effect at once' },
  reposition: { name: 'Reposition a District', effect: 'slide one tile of the City' },
  'collect-bonds': { name: 'Collect Bonds', effect: 'Citizens minus Guards on the Square' },
  audit: { name: 'Audit', effect: 'each Hero here loses 2 Trust' },
  abduct: { name: 'Abduct', effect: 'arrest an unidentified Citizen here, unseen' },
  pacify: { name: 'Pacify', effect: 'Discontent drops by 1' },
  confiscate: { name: 'Confiscate', effect: 'a Hero here loses 3 Trust' },
};

/** What the Great Machine does itself. */
export const MACHINE_ACTIONS: Readonly<Record<string, ActionWords>> = {
  resettle: { name: 'Resettle', effect: 'move a Citizen to any other District, free' },
};

export function heroActionName(id: string): string {
  return HERO_ACTIONS[id]?.name ?? id;
}

export function servantActionName(id: string): string {
  return SERVANT_ACTIONS[id]?.name ?? id;
}
