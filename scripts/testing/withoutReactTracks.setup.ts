/**
 * React in development keeps a trace of each element and each render for the panels of a browser's developer tools, where
 * the console offers to take it. No test looks there, and it costs time in all of them. This stands before whatever loads
 * React, which asks once.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
