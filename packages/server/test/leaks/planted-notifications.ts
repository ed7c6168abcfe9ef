import { Notifier } from '../../src/notifications/notifier.js';
import { ServedTables } from '../../src/tables/served-tables.js';
import { type PlantedServerLeak, replace, saidAt, secretOf } from './planted.js';

/** What a player is told away from the table, by what is hidden from them. */
export const PLANTED_NOTIFICATION_LEAKS: readonly PlantedServerLeak[] = [
  {
    name: 'a notification with an address that hidden cards change',
    plant: () =>
      replace(Notifier, 'tell', async (notifier, sound, [errand]) => {
        const served = await notifier.parts.tables.find(errand.table);
        notifier.parts.sender.publicUrl = `${await secretOf(served)}`;
        await sound(errand);
      }),
  },
  {
    name: 'a turn that is told sooner or later, by how much was answered in secret',
    plant: () =>
      replace(ServedTables, 'isAsked', async (tables, sound, [player, id]) => {
        const isAsked: boolean = await sound(player, id);
        return isAsked && saidAt(await tables.find(id)) % 4 < 2;
      }),
  },
];
