/** Rows a page of a register, and the total until the first answer says better (BRD-008, BRD-009, G-41). */
export const REGISTER_PAGING = { pageSize: 30, totalAtFirst: 30 } as const;
