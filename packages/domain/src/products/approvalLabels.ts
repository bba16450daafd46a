/** The label of each stage of review and approval of a product (SM-3, SM-4). */
export const PRODUCT_APPROVAL_LABELS = {
  AguardandoValidacao: 'Aguardando Validação',
  Validado: 'Validado',
  AguardandoAprovacaoComercial: 'Aguardando Aprovação Comercial',
  AguardandoAprovacao: 'Aguardando Aprovação',
  Aprovado: 'Aprovado',
  Recusado: 'Recusado',
} as const;
