import type { StepPanelProps } from '../StepPanelProps.ts';

/** Step 1, Dados da Empresa. */
export function BasicDataStep({ registration }: StepPanelProps) {
  return <p>{registration.fornecedor.razaoSocial}</p>;
}
