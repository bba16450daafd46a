/** Most steps that the rows of a tree are indented by. */
export const LEVELS_MAX = 5;
