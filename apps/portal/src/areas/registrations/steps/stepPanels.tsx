import type { StepNumber } from '@portal/domain';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../shared/loading/lazyPart.ts';
import type { StepPanelProps } from './StepPanelProps.ts';

/** The panels of the steps, each loaded when it is first opened: the same for suppliers and staff. */
export const stepPanels: Readonly<Record<StepNumber, ComponentType<StepPanelProps>>> = {
  1: lazyPart(async () => (await import('./basic-data/BasicDataStep.tsx')).BasicDataStep),
  2: lazyPart(
    async () => (await import('./brands-and-categories/BrandsAndCategoriesStep.tsx')).BrandsAndCategoriesStep,
  ),
  3: lazyPart(async () => (await import('./documents/DocumentsStep.tsx')).DocumentsStep),
  4: lazyPart(async () => (await import('./accounting/AccountingStep.tsx')).AccountingStep),
  5: lazyPart(async () => (await import('./finance/FinanceStep.tsx')).FinanceStep),
  6: lazyPart(async () => (await import('./billing/BillingStep.tsx')).BillingStep),
};
