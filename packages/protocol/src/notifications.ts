import { z } from 'zod';
import { SCHEMAS, TableId, Time } from './schemas.js';

/** Whether a player is told only while no page of theirs is visible, or always. */
const When = z.enum(['away', 'always']);

export const PushSubscription = z
  .strictObject({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    }),
  })
  .register(SCHEMAS, {
    id: 'PushSubscription',
    description: 'What `PushManager.subscribe` of a browser gives.',
  });
export type PushSubscription = z.infer<typeof PushSubscription>;

const WebhookAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => !/^\w+:\/\/[^/?#]*@/.test(text), { error: 'no name and password' });

export const NotifyMe = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('push'), subscription: PushSubscription, when: When }),
    z.strictObject({ by: z.literal('webhook'), address: WebhookAddress, when: When }),
  ])
  .register(SCHEMAS, {
    id: 'NotifyMe',
    description:
      'Tells the player, a minute after a game or a wish began to wait for them: by Web Push, or by a POST of a `Notification` to an address.',
  });
export type NotifyMe = z.infer<typeof NotifyMe>;

/** What is told: that something waits, and where; nothing of the game. */
export const Notification = z
  .object({
    about: z.enum(['asked', 'wish', 'test']),
    table: TableId.optional(),
    /** Where the player finds it; without the address of the server where that is not known. */
    address: z.string(),
  })
  .register(SCHEMAS, {
    id: 'Notification',
    description:
      'The game waits for the player, or a wish of others does; or it is a test. It holds nothing of the game.',
  });
export type Notification = z.infer<typeof Notification>;

/** Why the latest notification did not arrive. */
export const NotificationFailure = z.enum(['unreachable', 'refused', 'private-network']);
export type NotificationFailure = z.infer<typeof NotificationFailure>;

const WayId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const MyNotifications = z
  .object({
    /** The public key of the server for `PushManager.subscribe`. */
    pushKey: z.string(),
    ways: z.array(
      z.object({
        way: WayId,
        by: z.enum(['push', 'webhook']),
        /** Of the service that is called. */
        host: z.string(),
        when: When,
        failed: z.object({ at: Time, why: NotificationFailure }).optional(),
      }),
    ),
  })
  .register(SCHEMAS, { id: 'MyNotifications', description: 'The ways by which a player is told.' });
export type MyNotifications = z.infer<typeof MyNotifications>;

export const OneWay = z
  .strictObject({ way: WayId })
  .register(SCHEMAS, { id: 'OneWay', description: 'One of the ways by which a player is told.' });
export type OneWay = z.infer<typeof OneWay>;

export const TestedNotification = z
  .object({ failure: NotificationFailure.optional() })
  .register(SCHEMAS, { id: 'TestedNotification', description: 'Whether the test has arrived, or why not.' });
export type TestedNotification = z.infer<typeof TestedNotification>;
