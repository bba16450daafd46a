import { type ChartSheet, downloadChartSheet, printChartSheet } from '@portal/ui/charts';
import { useAtomValue } from 'jotai';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';

/** Prints and exports charts and table as one picture with the time stamp (CHT-009 to CHT-013, G-38). */
export function useAnalysisSheet(sheetOf: () => ChartSheet, fileName: string) {
  const notify = useAtomValue(notifyAtom);
  const printing = useOneAtATime(() =>
    printChartSheet(sheetOf()).catch(() => notify.error('Não foi possível imprimir. Tente novamente.')),
  );
  const exporting = useOneAtATime(() =>
    downloadChartSheet(sheetOf(), fileName).then(
      (name) => notify.success(`${name} exportado`),
      () => notify.error('Não foi possível gerar o arquivo. Tente novamente.'),
    ),
  );
  return { printing, exporting };
}
