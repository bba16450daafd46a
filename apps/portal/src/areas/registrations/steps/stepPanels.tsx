import type { StepNumber } from '@portal/domain';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../../app/lazyPage.ts';
import type { StepPanelProps } from './StepPanelProps.ts';

type Load = () => Promise<ComponentType<StepPanelProps>>;

const step = (load: Load) => lazy(() => loadChunk(async () => ({ default: await load() })));

/** The panels of the steps, each loaded when it is first opened: the same for suppliers and staff. */
export const stepPanels: Readonly<Record<StepNumber, ComponentType<StepPanelProps>>> = {
  1: step(async () => (await import('./basic-data/BasicDataStep.tsx')).BasicDataStep),
  2: step(
    async () => (await import('./brands-and-categories/BrandsAndCategoriesStep.tsx')).BrandsAndCategoriesStep,
  ),
  3: step(async () => (await import('./documents/DocumentsStep.tsx')).DocumentsStep),
  4: step(async () => (await import('./accounting/AccountingStep.tsx')).AccountingStep),
  5: step(async () => (await import('./finance/FinanceStep.tsx')).FinanceStep),
  6: step(async () => (await import('./billing/BillingStep.tsx')).BillingStep),
};
