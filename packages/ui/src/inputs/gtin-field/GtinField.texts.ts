const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

export const gtinFieldTexts = {
  /** @param code its name, as in "EAN" */
  gtinLength: (code: string, lengths: readonly number[]) =>
    `${code} deve conter ${alternatives.format(lengths.map(String))} dígitos`,
  gtinRepeated: (code: string) => `${code} inválido: todos os dígitos são iguais`,
  gtinExpectedDigit: (digit: string) => `Dígito verificador esperado: ${digit}`,
  correctTo: (value: string) => `Corrigir para ${value}`,
  correctedTo: (value: string) => `Corrigido para ${value}`,
};
