import document from '../contract/contract.gen.json' with { type: 'json' };
import type { ContractOperation } from '../http/contract/contract.ts';
import { resolvePart } from './resolvePart.ts';

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface RawOperation {
  readonly requestBody?: {
    readonly content?: {
      readonly 'application/json'?: { readonly examples?: Readonly<Record<string, Example>> };
    };
  };
}

const VALUES: Readonly<Record<string, string>> = {
  id: '2147000000',
  familiaId: '2147000000',
  produtoId: '2147000000',
  produtoFilhoId: '2147000000',
  produtofornecedorId: '2147000000',
  skuId: '2147000000',
  gestorId: '2147000000',
  matricula: '0000000000',
  estadoId: '31',
  cnpj: '12ABC34501DE35',
  cep: '30130003',
  sessaoId: '00000000-0000-4000-8000-000000000000',
  fluxoId: '00000000-0000-4000-8000-000000000000',
  fluxoCadastroId: '00000000-0000-4000-8000-000000000000',
};

/** A valid call of an operation: the first example of its body, and ids that change nothing if the call succeeds. */
export function exampleCall({ path, method }: ContractOperation): {
  readonly path: string;
  readonly body: unknown;
} {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  const examples = paths[path]?.[method]?.requestBody?.content?.['application/json']?.examples ?? {};
  return {
    path: path.replace(/\{([^}]+)\}/g, (_, name: string) => VALUES[name] ?? '1'),
    body: Object.values(examples).map(resolvePart)[0]?.value,
  };
}
