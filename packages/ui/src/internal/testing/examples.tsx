import type { ReactElement } from 'react';
import * as charts from '../../charts/index.ts';
import * as ui from '../../index.ts';

/** One row of the tables below. */
interface Brand {
  id: number;
  description: string;
}

const brands: readonly Brand[] = [
  { id: 1, description: 'BOM LAR' },
  { id: 2, description: 'CASA NOVA' },
];
const columns: readonly ui.Column<Brand>[] = [
  { id: 'description', header: 'Descrição', format: 'text', value: (brand) => brand.description },
];
const navigation: readonly ui.NavigationSection[] = [
  { id: 'main', items: [{ id: 'home', label: 'Início', icon: null, href: '/' }] },
];
const tabs: readonly ui.Tab[] = [
  { id: 'data', label: 'Dados', content: 'Dados da empresa' },
  { id: 'contacts', label: 'Contatos', content: 'Nenhum contato' },
];
const cashFlow: charts.ChartData = {
  categories: ['janeiro', 'fevereiro'],
  series: [{ id: 'approved', name: 'Aprovados', values: [1234.56, 1500] }],
};
const nothing = () => {};
const noState: ui.ListState = {
  search: '',
  page: 1,
  sort: null,
  onSearchChange: nothing,
  onPageChange: nothing,
  onSortChange: nothing,
};

/**
 * A plain use of every exported component, by its name. The published package is proven with it, and that mounting
 * leaves nothing behind; a component without one fails both.
 */
export const examples: Readonly<Record<string, ReactElement>> = {
  AgencyField: <ui.AgencyField label="Agência" />,
  AlertDialog: (
    <ui.AlertDialog open title="Ação não permitida" onOpenChange={nothing}>
      Limite máximo excedido
    </ui.AlertDialog>
  ),
  AppShell: (
    <ui.AppShell brand="Portal" navigation={navigation} currentHref="/" user={{ name: 'Ana' }}>
      Conteúdo
    </ui.AppShell>
  ),
  AuthPage: (
    <ui.AuthPage title="Entrar" brand="Portal">
      Formulário
    </ui.AuthPage>
  ),
  Banner: <ui.Banner title="Atenção" />,
  Button: <ui.Button>Salvar</ui.Button>,
  Card: <ui.Card>Conteúdo</ui.Card>,
  CepField: <ui.CepField label="CEP" />,
  ChartCard: <charts.ChartCard title="FLUXO DE CAIXA ATUAL" {...cashFlow} />,
  ChartTable: <charts.ChartTable label="Visão geral" {...cashFlow} />,
  Checkbox: <ui.Checkbox label="Ativo" />,
  CnpjField: <ui.CnpjField label="CNPJ" />,
  ConfirmDialog: (
    <ui.ConfirmDialog open title="Excluir marca" onOpenChange={nothing} onConfirm={nothing}>
      Deseja excluir?
    </ui.ConfirmDialog>
  ),
  CurveTable: (
    <ui.CurveTable label="Curva da empresa" rows={[{ curva: 'A1', curvaId: 1, percentualQuantidade: 60 }]} />
  ),
  DataTable: (
    <ui.DataTable label="Marcas" columns={columns} rows={brands} getRowId={(brand: Brand) => brand.id} />
  ),
  DescriptionList: <ui.DescriptionList items={[{ label: 'Código', value: '10' }]} />,
  Dialog: (
    <ui.Dialog open title="Editar marca" onOpenChange={nothing}>
      Campos
    </ui.Dialog>
  ),
  DunField: <ui.DunField label="DUN" ean="7891000315507" />,
  EmptyState: <ui.EmptyState title="Nenhuma marca" />,
  ErrorState: <ui.ErrorState message="Algo de errado aconteceu." />,
  FilterBar: <ui.FilterBar search={{ value: '', onValueChange: nothing }} />,
  Grid: <ui.Grid>Conteúdo</ui.Grid>,
  GtinField: <ui.GtinField label="EAN" />,
  IconButton: <ui.IconButton label="Editar" icon="✎" />,
  Inline: <ui.Inline>Conteúdo</ui.Inline>,
  Legend: <charts.Legend items={cashFlow.series} />,
  LineChart: <charts.LineChart label="Fluxo de caixa" {...cashFlow} />,
  Link: <ui.Link href="/marcas">Marcas</ui.Link>,
  ListPage: (
    <ui.ListPage
      title="Marcas"
      columns={columns}
      getRowId={(brand: Brand) => brand.id}
      pageSize={20}
      state={noState}
      query={{ rows: brands, total: 2, loading: false, error: null, onRetry: nothing }}
    />
  ),
  LogoutDialog: <ui.LogoutDialog open onOpenChange={nothing} onLogout={nothing} />,
  MaskedField: <ui.MaskedField label="CNAE" mask="0000-0/00" />,
  NcmField: <ui.NcmField label="NCM" />,
  Notifications: <ui.Notifications store={ui.createNotifications()} />,
  PageHead: <ui.PageHead title="Marcas" />,
  Pager: <ui.Pager page={1} pageSize={20} total={214} onPageChange={nothing} />,
  PasswordField: <ui.PasswordField label="Senha" />,
  PhoneField: <ui.PhoneField label="Celular" kind="mobile" />,
  Progress: <ui.Progress label="Enviando" value={40} />,
  RecordPage: <ui.RecordPage title="Produto">Dados</ui.RecordPage>,
  Section: <ui.Section title="Dados">Conteúdo</ui.Section>,
  SelectionTable: (
    <ui.SelectionTable label="Marcas" columns={columns} rows={brands} getRowId={(brand: Brand) => brand.id} />
  ),
  SideNav: <ui.SideNav navigation={navigation} currentHref="/" />,
  Skeleton: <ui.Skeleton />,
  Spinner: <ui.Spinner />,
  Stack: <ui.Stack>Conteúdo</ui.Stack>,
  StateRegistrationField: <ui.StateRegistrationField label="Inscrição estadual" />,
  StatusBadge: <ui.StatusBadge tone="success">Aprovado</ui.StatusBadge>,
  Tabs: <ui.Tabs label="Fornecedor" tabs={tabs} />,
  TextArea: <ui.TextArea label="Observações" />,
  TextField: <ui.TextField label="Razão social" />,
  Tooltip: (
    <ui.Tooltip content="Abre o cadastro">
      <button type="button">Abrir</button>
    </ui.Tooltip>
  ),
  TruncatedText: <ui.TruncatedText text="ARROZ AGULHINHA TIPO 1 LONGO FINO PACOTE 5 KG" />,
};
