import type { View } from '@great-machine/rules';

type DistrictView = View['districts'][number];

/** A District that lies in the City, so that it has a tile. */
export type DistrictOnGrid = DistrictView & Required<Pick<DistrictView, 'tile'>>;

export function isOnGrid(district: DistrictView): district is DistrictOnGrid {
  return district.tile !== undefined;
}
