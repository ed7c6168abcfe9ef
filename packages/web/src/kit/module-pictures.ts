interface ModulePicture {
  readonly kind: string;
  readonly id: string;
  readonly hue: string;
}

const HEROES = 'hue-heroes';
const MACHINE = 'hue-machine';

/** A drawing of art/ for each module that adds to the game, in the colours of the side that it belongs to. */
export const MODULE_PICTURES: Readonly<Record<string, ModulePicture>> = {
  'bring-about-a-revolution': { kind: 'heroes', id: 'akira', hue: HEROES },
  'servants-of-the-machine': { kind: 'tokens', id: 'improvement', hue: MACHINE },
  chronoleon: { kind: 'servants', id: 'chronoleon', hue: MACHINE },
  'pockets-of-resistance': { kind: 'tokens', id: 'resistance', hue: HEROES },
  'surveillance-zeppelin': { kind: 'tokens', id: 'zeppelin', hue: MACHINE },
};
