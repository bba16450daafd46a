/** Whether files are dragged, not text or an element of the page. */
export function carriesFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data?.types.includes('Files') ?? false;
}
