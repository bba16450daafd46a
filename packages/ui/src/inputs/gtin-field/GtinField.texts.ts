import { formatAlternatives } from '@portal/formats';

export const gtinFieldTexts = {
  /** @param code its name, as in "EAN" */
  gtinLength: (code: string, lengths: readonly number[]) =>
    `${code} deve conter ${formatAlternatives(lengths.map(String))} dígitos`,
  gtinRepeated: (code: string) => `${code} inválido: todos os dígitos são iguais`,
  gtinExpectedDigit: (digit: string) => `Dígito verificador esperado: ${digit}`,
  correctTo: (value: string) => `Corrigir para ${value}`,
  correctedTo: (value: string) => `Corrigido para ${value}`,
};
