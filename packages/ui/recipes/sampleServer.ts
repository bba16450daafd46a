/** What the server refuses: in one sentence, and in one for each field that is wrong. */
export class Refusal extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Takes as long as a call. */
const call = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));

/** A brand of the register. */
export interface Brand {
  id: number;
  code: string;
  name: string;
  active: boolean;
}

/** What a list of brands is asked for. */
export interface BrandQuery {
  search: string;
  active: boolean | null;
  page: number;
  pageSize: number;
}

/** A register of brands, in memory. The first list that is asked for does not arrive. */
export function createBrandServer() {
  let brands: readonly Brand[] = Array.from({ length: 45 }, (_, index) => ({
    id: index + 1,
    code: String(1001 + index),
    name: `${['ACME', 'BOM LAR', 'CASA NOVA', 'DOCE VIDA', 'ESTRELA'][index % 5]} ${index + 1}`,
    active: true,
  }));
  let calls = 0;
  return {
    async list({ search, active, page, pageSize }: BrandQuery) {
      await call();
      calls += 1;
      if (calls === 1) throw new Refusal('O servidor não respondeu.');
      const found = brands.filter(
        (brand) => brand.name.includes(search.toUpperCase()) && (active === null || brand.active === active),
      );
      return { brands: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    async deactivate(ids: ReadonlySet<number>) {
      await call();
      brands = brands.map((brand) => (ids.has(brand.id) ? { ...brand, active: false } : brand));
    },
    async rename(id: number, name: string) {
      await call();
      if (brands.some((brand) => brand.name === name && brand.id !== id))
        throw new Refusal('A marca não foi salva', { name: 'Já existe uma marca com este nome' });
      brands = brands.map((brand) => (brand.id === id ? { ...brand, name } : brand));
    },
  };
}

/** A supplier as a form sends it. */
export interface SupplierForm {
  name: string;
  cnpj: string;
  email: string;
}

/** Suppliers, in memory. One CNPJ is known already, and the first supplier that could be saved is not. */
export function createSupplierServer() {
  let calls = 0;
  return {
    async save({ name, cnpj, email }: SupplierForm) {
      await call();
      const fields = {
        ...(name === '' && { name: 'Informe a razão social' }),
        ...(cnpj === '11222333000181' && { cnpj: 'Já existe um fornecedor com este CNPJ' }),
        ...(!email.includes('@') && { email: 'Digite um e-mail válido' }),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('Confira os campos', fields);
      calls += 1;
      if (calls === 1) throw new Refusal('Não foi possível salvar agora. Tente novamente.');
    },
  };
}

/** A registration that waits for a decision. */
export interface Registration {
  id: number;
  name: string;
  cnpj: string;
  amount: number;
}

/** What waits for a decision. */
export const registrations: readonly Registration[] = [
  { id: 1, name: 'COMERCIAL ANDRADE LTDA.', cnpj: '11222333000181', amount: 1_234.5 },
  { id: 2, name: 'BOM LAR UTILIDADES S.A.', cnpj: '11444777000161', amount: 890 },
  { id: 3, name: 'CASA NOVA MÓVEIS EIRELI', cnpj: '12345678000195', amount: 2_310.75 },
];

/** Decides on registrations, in memory. The second one is refused once. */
export function createDecisionServer() {
  const refused = new Set<number>();
  return {
    async decide(id: number) {
      await call();
      if (id !== 2 || refused.has(id)) return;
      refused.add(id);
      throw new Refusal('O cadastro mudou enquanto você decidia.');
    },
  };
}

/** Takes files, in memory. A name is lost half-way the first time it comes. */
export function createFileServer() {
  const known = new Set<string>();
  return {
    async send(file: File, { onProgress }: { onProgress: (fraction: number) => void }) {
      onProgress(0.5);
      await call();
      const isLost = !known.has(file.name);
      known.add(file.name);
      if (isLost) throw new Refusal('A conexão caiu durante o envio');
    },
  };
}
