import { downloadBlob } from '../../../files/download-blob/downloadBlob.ts';
import { printImage } from '../../../internal/print/printImage.ts';
import { chartSheetPng } from './chartSheet.ts';
import type { ChartSheet } from './chartSheet.types.ts';
import { stampedName } from './timeStamp.ts';

/** Downloads charts as one PNG with a time stamp in header and file name; returns the name (CHT-013). */
export async function downloadChartSheet(sheet: ChartSheet, fileName: string): Promise<string> {
  const name = stampedName(fileName, sheet.now, 'png');
  downloadBlob(await chartSheetPng(sheet), name);
  return name;
}

/** Opens the browser's print dialog with that same picture alone (CHT-012). */
export async function printChartSheet(sheet: ChartSheet): Promise<void> {
  await printImage(await chartSheetPng(sheet), sheet.title);
}
