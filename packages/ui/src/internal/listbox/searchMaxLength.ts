/** Most characters that are searched for, as lists of the server take them. */
export const searchMaxLength = 100;
