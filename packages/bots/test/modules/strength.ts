/** The most playouts of a thought; a campaign at full strength leaves each level its own number. */
const ITERATIONS = process.env.MODULE_ITERATIONS ?? '6';
export const LIMITS = ITERATIONS === 'own' ? {} : { iterations: Number(ITERATIONS) };
/** A game at full strength takes longer than a test usually may. */
export const PATIENCE = ITERATIONS === 'own' ? 1_200_000 : undefined;
