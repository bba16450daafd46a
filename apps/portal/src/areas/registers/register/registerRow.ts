/**
 * A row of a list that pickers of other pages share, with the fields that the list of the register carries.
 *
 * @throws where one of them is missing: without it, the row could not be changed.
 */
export function registerRow<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Row & { [Field in Name]-?: Exclude<Row[Field], undefined> } {
  const missing = names.filter((name) => row[name] === undefined);
  if (missing.length > 0) throw new Error(`A row of the register lacks ${missing.join(', ')}`);
  // Each of the names was looked at.
  return row as Row & { [Field in Name]-?: Exclude<Row[Field], undefined> };
}
