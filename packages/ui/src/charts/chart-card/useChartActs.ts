import { useState } from 'react';
import { downloadBlob } from '../../files/download-blob/downloadBlob.ts';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { csvType } from '../../internal/csv/csv.ts';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { chartTexts } from '../../locale/chartTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { chartCsv } from './chartCsv.ts';
import type { ChartSheet, SheetChart } from './sheet/chartSheet.types.ts';
import { stampedName } from './sheet/timeStamp.ts';

interface ActsOptions {
  title: string;
  subtitle: string | undefined;
  chart: SheetChart;
  fileName: string;
  now: () => Date;
}

/** What the card does with its chart: export as image or table, print. One at a time; each failure in words. */
export function useChartActs({ title, subtitle, chart, fileName, now }: ActsOptions) {
  const messages = useMessages(chartTexts);
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, announce] = useAnnouncement();

  const sheet = (): ChartSheet => ({ title, subtitle, now: now(), charts: [chart], messages });

  const run = async (act: () => Promise<string>, failed: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const done = await act();
      if (isMounted()) announce(done);
    } catch {
      if (isMounted()) setFailure(failed);
    } finally {
      if (isMounted()) setBusy(false);
    }
  };

  return {
    busy,
    failure,
    announcement,
    exportImage: () =>
      run(async () => {
        const { downloadChartSheet } = await import('./sheet/chartSheetActs.ts');
        return messages.exported(await downloadChartSheet(sheet(), fileName));
      }, messages.exportFailed),
    exportTable: () =>
      run(async () => {
        const name = stampedName(fileName, now(), 'csv');
        const csv = chartCsv(chart, chart.format ?? 'currency', messages);
        downloadBlob(new Blob([csv], { type: csvType }), name);
        return messages.exported(name);
      }, messages.exportFailed),
    print: () =>
      run(async () => {
        const { printChartSheet } = await import('./sheet/chartSheetActs.ts');
        await printChartSheet(sheet());
        return '';
      }, messages.printFailed),
  };
}
