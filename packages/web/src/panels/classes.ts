/** The classes of Citizens, in the order in which they become active. */
export const CLASSES = ['artist', 'scientist', 'merchant', 'industrialist', 'noble'];
