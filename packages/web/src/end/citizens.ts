import type { Truth } from '@great-machine/client';

type Face = Truth['citizens'][number]['face'];

/** From the best kept secret to what all could see. */
export const CITIZEN_FACES: readonly Face[] = ['unidentified', 'identified', 'revealed'];

/** The faces of a District's Citizens of one class, those that everybody could see last. */
export function citizensIn(
  { citizens }: Pick<Truth, 'citizens'>,
  district: string,
  kind: string,
): readonly Face[] {
  const here = citizens.filter((one) => one.district === district && one.kind === kind);
  return CITIZEN_FACES.flatMap((face) => here.filter((one) => one.face === face).map(() => face));
}

export function countsOf(
  faces: readonly string[],
): readonly { readonly face: string; readonly count: number }[] {
  return [...new Set(faces)].map((face) => ({ face, count: faces.filter((one) => one === face).length }));
}
