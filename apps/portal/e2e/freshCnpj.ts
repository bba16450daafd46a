/** A CNPJ no other run has used, with its check digits. */
export function freshCnpj(): string {
  const base = `${Date.now().toString(36).toUpperCase().padStart(8, '0').slice(-8)}0001`;
  const digit = (text: string) => {
    const sum = [...text]
      .reverse()
      .reduce((total, char, index) => total + (char.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = digit(base);
  return `${base}${first}${digit(`${base}${first}`)}`;
}
