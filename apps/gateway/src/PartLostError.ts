/** A part beside the database does not answer, or cannot carry anything out at the moment: another try may succeed. */
export abstract class PartLostError extends Error {}
