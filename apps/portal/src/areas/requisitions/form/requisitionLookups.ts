import { divisionLookup } from '../../../shared/lookups/catalogueLookups.ts';

/** Divisions of the chosen supplier or group, searched 500 ms after the last key (RQF-017, RQF-079). */
export const requisitionDivisionLookup = { ...divisionLookup, searchDelayMs: 500 };
