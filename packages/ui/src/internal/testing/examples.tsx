import { type ReactElement, useId } from 'react';
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
const options: ReadonlyArray<ui.SelectOption> = [
  { value: 'S', label: 'Sim' },
  { value: 'N', label: 'Não' },
];
const document: ui.ShownDocument = { id: '1', nomeOriginal: 'contrato.docx', url: '/contrato.docx' };
const nothing = () => {};
/** What a field of a dialog takes. */
const bound = <Value,>(value: Value) => ({ value, onValueChange: nothing });
const labelled = <Value,>(label: string, value: Value) => ({ ...bound(value), label });
const noPhone = { ddd: '', number: '' };
const noState: ui.ListState = {
  search: '',
  page: 1,
  sort: null,
  onSearchChange: nothing,
  onPageChange: nothing,
  onSortChange: nothing,
};

/** Its ids are those of the page, and each mount is another one. */
function Sections() {
  const data = useId();
  const prices = useId();
  return (
    <ui.SectionList
      sections={[
        { id: data, label: 'Dados' },
        { id: prices, label: 'Preços' },
      ]}
    >
      <p id={data}>Dados</p>
      <p id={prices}>Preços</p>
    </ui.SectionList>
  );
}

/** The menu acts on what a hook remembers. */
function ChosenColumns() {
  const { menu } = ui.useColumnChoice({ columns, storageKey: 'marcas', storage: undefined });
  return <ui.ColumnMenu menu={menu} />;
}

/**
 * A plain use of every exported component, by its name. The published package is proven with it, and that mounting
 * leaves nothing behind; a component without one fails both.
 */
export const examples: Readonly<Record<string, ReactElement>> = {
  AgedStatus: <ui.AgedStatus label="Aprovado" tone="success" instant="2027-03-01T09:00:00-03:00" />,
  AgencyField: <ui.AgencyField label="Agência" />,
  AlertDialog: (
    <ui.AlertDialog open title="Ação não permitida" onOpenChange={nothing}>
      Limite máximo excedido
    </ui.AlertDialog>
  ),
  AnalysisPage: (
    <ui.AnalysisPage title="Análise gráfica" onRefresh={nothing}>
      Gráficos
    </ui.AnalysisPage>
  ),
  AppShell: (
    <ui.AppShell brand="Portal" navigation={navigation} currentHref="/" user={{ name: 'Ana' }}>
      Conteúdo
    </ui.AppShell>
  ),
  AppShellSkeleton: <ui.AppShellSkeleton brand="Portal" />,
  AuthPage: (
    <ui.AuthPage title="Entrar" brand="Portal">
      Formulário
    </ui.AuthPage>
  ),
  Banner: <ui.Banner title="Atenção" />,
  BlockedBranchesDialog: (
    <ui.BlockedBranchesDialog
      open
      onOpenChange={nothing}
      productId={1}
      branches={{ productId: 1, free: [{ id: 1, name: 'BETIM' }], blocked: [] }}
    />
  ),
  Breadcrumb: <ui.Breadcrumb items={[{ label: 'Início', href: '/' }, { label: 'Marcas' }]} />,
  BatchPage: (
    <ui.BatchPage
      title="Aprovação em lote"
      stage="done"
      acts={[{ id: 'aprovar', label: 'Aprovar' }]}
      actId="aprovar"
      items={brands.map(({ id, description }) => ({ id, name: description, amount: 10 }))}
      results={[{ id: 1, ok: false, message: 'Já aprovada' }]}
    >
      Tabela
    </ui.BatchPage>
  ),
  Button: <ui.Button>Salvar</ui.Button>,
  Card: <ui.Card>Conteúdo</ui.Card>,
  CardList: <ui.CardList label="Produtos" items={[{ id: 1, title: 'Panela' }]} onSelect={nothing} />,
  CategoryDialog: (
    <ui.CategoryDialog
      open
      onOpenChange={nothing}
      fields={{
        description: labelled('Descrição', ''),
        sigla: labelled('Sigla', ''),
        kit: labelled('Kit', false),
      }}
      onSubmit={nothing}
    />
  ),
  CepField: <ui.CepField label="CEP" />,
  ChartCard: <charts.ChartCard title="FLUXO DE CAIXA ATUAL" {...cashFlow} />,
  ChartTable: <charts.ChartTable label="Visão geral" {...cashFlow} />,
  Checkbox: <ui.Checkbox label="Ativo" />,
  ChipList: <ui.ChipList label="Categorias" items={[{ id: '1', label: 'LIMPEZA' }]} />,
  ChipsField: <ui.ChipsField label="Etiquetas" />,
  CnpjField: <ui.CnpjField label="CNPJ" />,
  ColumnMenu: <ChosenColumns />,
  CommandPalette: (
    <ui.CommandPalette
      open
      onOpenChange={nothing}
      label="Buscar no portal"
      value=""
      onValueChange={nothing}
      groups={[{ id: 'pages', label: 'Páginas', items: [{ id: 'brands', label: 'Marcas' }] }]}
      onSelect={nothing}
    />
  ),
  ConfirmDialog: (
    <ui.ConfirmDialog open title="Excluir marca" onOpenChange={nothing} onConfirm={nothing}>
      Deseja excluir?
    </ui.ConfirmDialog>
  ),
  ContactDialog: (
    <ui.ContactDialog
      open
      onOpenChange={nothing}
      fields={{
        nome: labelled('Nome', ''),
        email: labelled('E-mail', ''),
        landline: labelled('Telefone', noPhone),
        mobile: labelled('Celular', noPhone),
      }}
      onSubmit={nothing}
    />
  ),
  CurrencyField: <ui.CurrencyField label="Preço" />,
  CurveDetailDialog: (
    <ui.CurveDetailDialog
      open
      onOpenChange={nothing}
      origin="empresa"
      curveId={1}
      curveName="A1"
      detail={{ curvaId: 1, products: [{ produtoId: 1, produtoNome: 'ARROZ' }] }}
    />
  ),
  CurveTable: (
    <ui.CurveTable
      label="Curva da empresa"
      curves={{
        rows: [{ id: 1, name: 'A1', whole: false, target: 60, quantityShare: 60, quantityWithin: true }],
        totals: { target: 60, quantityShare: 60 },
        costName: 'cme',
      }}
    />
  ),
  DataTable: (
    <ui.DataTable label="Marcas" columns={columns} rows={brands} getRowId={(brand: Brand) => brand.id} />
  ),
  DateField: <ui.DateField label="Vencimento" />,
  DateRangeField: <ui.DateRangeField label="Período" />,
  DecimalField: <ui.DecimalField label="Peso" />,
  DenyDialog: (
    <ui.DenyDialog open onOpenChange={nothing} fields={{ observacao: bound('') }} onSubmit={nothing} />
  ),
  Description: (
    <ui.DescriptionList>
      <ui.Description label="Código">10</ui.Description>
    </ui.DescriptionList>
  ),
  DescriptionList: <ui.DescriptionList items={[{ label: 'Código', value: '10' }]} />,
  Dialog: (
    <ui.Dialog open title="Editar marca" onOpenChange={nothing}>
      Campos
    </ui.Dialog>
  ),
  DiffList: <ui.DiffList differences={[{ field: 'Cidade', before: 'ITU', after: 'SALTO' }]} />,
  DocumentPane: <ui.DocumentPane document={document} onClose={nothing} />,
  DocumentViewer: <ui.DocumentViewer open document={document} onOpenChange={nothing} />,
  DunField: <ui.DunField label="DUN" ean="7891000315507" />,
  EmptyState: <ui.EmptyState title="Nenhuma marca" />,
  ErrorCode: <ui.ErrorCode code="7f3a9c21d4e8" />,
  ErrorState: <ui.ErrorState message="Algo de errado aconteceu." />,
  ErrorSummary: <ui.ErrorSummary errors={[{ field: 'nome', label: 'Nome' }]} />,
  FileList: <ui.FileList label="Anexos" items={[{ id: '1', name: 'contrato.pdf', state: 'done' }]} />,
  FilterBar: <ui.FilterBar search={{ value: '', onValueChange: nothing }} />,
  Grid: <ui.Grid>Conteúdo</ui.Grid>,
  GtinField: <ui.GtinField label="EAN" />,
  IconButton: <ui.IconButton label="Editar" icon="✎" />,
  Inline: <ui.Inline>Conteúdo</ui.Inline>,
  Legend: <charts.Legend items={cashFlow.series} />,
  LineChart: <charts.LineChart label="Fluxo de caixa" {...cashFlow} />,
  Link: <ui.Link href="/marcas">Marcas</ui.Link>,
  ListField: (
    <ui.ListField label="Contatos" addLabel="Adicionar contato" onAdd={() => undefined}>
      Nenhum contato
    </ui.ListField>
  ),
  LinkList: <ui.LinkList items={[{ id: '1', label: 'Cadastros para analisar', href: '/', count: '4' }]} />,
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
  ManagerDialog: (
    <ui.ManagerDialog
      open
      onOpenChange={nothing}
      emailSuffix="@empresa.com.br"
      fields={{
        registration: labelled('Matrícula', ''),
        name: labelled('Nome', ''),
        email: labelled('E-mail', ''),
        active: labelled('Ativo', true),
      }}
      onSearch={nothing}
      onSubmit={nothing}
    />
  ),
  MaskedField: <ui.MaskedField label="CNAE" mask="0000-0/00" />,
  Menu: <ui.Menu label="Ações" items={[{ id: 'edit', label: 'Editar', onSelect: nothing }]} />,
  MultiSelect: <ui.MultiSelect label="Categorias" options={options} />,
  NcmField: <ui.NcmField label="NCM" />,
  Notifications: <ui.Notifications store={ui.createNotifications()} />,
  NumberField: <ui.NumberField label="Quantidade" />,
  PageHead: <ui.PageHead title="Marcas" />,
  PagedSelect: (
    <ui.PagedSelect
      label="Fornecedor"
      options={options}
      hasMore={false}
      onSearch={nothing}
      onLoadMore={nothing}
    />
  ),
  Pager: <ui.Pager page={1} pageSize={20} total={214} onPageChange={nothing} />,
  PasswordField: <ui.PasswordField label="Senha" />,
  PendencyBanner: <ui.PendencyBanner pendencies={[{ id: '1', message: 'Contrato social ilegível' }]} />,
  PendencyDialog: (
    <ui.PendencyDialog
      open
      onOpenChange={nothing}
      documents={[{ id: 1, nomeOriginal: 'contrato.pdf' }]}
      reasons={[{ value: 'DocumentoInvalido', label: 'Documento inválido' }]}
      fields={{ documentoId: bound(null), motivoPendencia: bound(null), descricao: bound('') }}
      onSubmit={nothing}
      onRemove={nothing}
      onSend={nothing}
    />
  ),
  PercentField: <ui.PercentField label="Margem" />,
  PhoneField: <ui.PhoneField label="Celular" kind="mobile" />,
  PhotoGrid: <ui.PhotoGrid label="Fotos" photos={[]} />,
  Popover: <ui.Popover title="Validações" trigger={<ui.Button>Abrir</ui.Button>} />,
  Progress: <ui.Progress label="Enviando" value={40} />,
  RadioGroup: <ui.RadioGroup label="Ativo" options={options} />,
  PurchaseBlockDialog: (
    <ui.PurchaseBlockDialog
      open
      onOpenChange={nothing}
      regions={[{ id: 1, name: 'CENTRAL' }]}
      regionIds={[]}
      onRegionIdsChange={nothing}
      branches={[]}
      branchIds={[]}
      onBranchIdsChange={nothing}
      reasons={{}}
      observations={bound('')}
      observationsMaxLength={200}
      productIds={[]}
      onProductIdsChange={nothing}
      onSearchProduct={nothing}
      onValidate={nothing}
    />
  ),
  QueuePage: (
    <ui.QueuePage
      title="Primeira análise"
      item={{ id: 1, name: 'BOM LAR' }}
      position={1}
      total={2}
      aside="Contrato social"
      decisions={{ approve: { onSelect: nothing } }}
    >
      Dados
    </ui.QueuePage>
  ),
  RecordPage: <ui.RecordPage title="Produto">Dados</ui.RecordPage>,
  RelativeAge: <ui.RelativeAge instant="2026-11-20T08:00:00-03:00" />,
  RichText: <ui.RichText html="<p>Panela de pressão</p>" />,
  RichTextField: <ui.RichTextField label="Descrição" />,
  Section: <ui.Section title="Dados">Conteúdo</ui.Section>,
  SegmentedControl: <ui.SegmentedControl label="Período" options={options} />,
  Select: <ui.Select label="Estado" options={options} />,
  SavedViews: (
    <ui.SavedViews
      views={[]}
      shown={null}
      nameMaxLength={40}
      plainHref="/marcas"
      onSave={nothing}
      onRename={nothing}
      onRemove={nothing}
      onCopyAddress={nothing}
    />
  ),
  SelectionTable: (
    <ui.SelectionTable label="Marcas" columns={columns} rows={brands} getRowId={(brand: Brand) => brand.id} />
  ),
  SideNav: <ui.SideNav navigation={navigation} currentHref="/" />,
  Skeleton: <ui.Skeleton />,
  Spinner: <ui.Spinner />,
  SectionList: <Sections />,
  Split: <ui.Split side="Lista">Conteúdo</ui.Split>,
  Stack: <ui.Stack>Conteúdo</ui.Stack>,
  StateRegistrationField: <ui.StateRegistrationField label="Inscrição estadual" />,
  StatusBadge: <ui.StatusBadge tone="success">Aprovado</ui.StatusBadge>,
  StatusSummaryDialog: (
    <ui.StatusSummaryDialog
      open
      onOpenChange={nothing}
      supplierName="PANELAS DA SERRA"
      counts={{ data: { aprovado: 12, recusado: 1, descontinuado: 0, desativado: 2, ativo: 9 } }}
      blocked={{ data: { ativos: 9, bloqueados: 1 } }}
      network={{ data: { totalProdutos: 26_142 } }}
      financials={{ data: null }}
      included={{ data: undefined, loading: true }}
      discontinued={{ data: undefined, loading: true }}
    />
  ),
  Stepper: <ui.Stepper label="Cadastro" steps={[{ id: 'data', label: 'Dados' }]} value="data" />,
  StickyBar: <ui.StickyBar>Salvar</ui.StickyBar>,
  SummaryCard: <ui.SummaryCard items={[{ title: 'Ativos', value: 12 }]} />,
  Switch: <ui.Switch label="Ativo" />,
  Tabs: <ui.Tabs label="Fornecedor" tabs={tabs} />,
  TextArea: <ui.TextArea label="Observações" />,
  TextField: <ui.TextField label="Razão social" />,
  Toolbar: <ui.Toolbar label="Ações">Salvar</ui.Toolbar>,
  Tooltip: (
    <ui.Tooltip content="Abre o cadastro">
      <ui.Button>Abrir</ui.Button>
    </ui.Tooltip>
  ),
  TransferLists: (
    <ui.TransferLists items={[{ id: 1, label: 'BEBIDAS' }]} selected={[]} onSelectedChange={nothing} />
  ),
  TruncatedText: <ui.TruncatedText text="ARROZ AGULHINHA TIPO 1 LONGO FINO PACOTE 5 KG" />,
  UnsavedChangesDialog: <ui.UnsavedChangesDialog open onOpenChange={nothing} onLeave={nothing} />,
  UploadDropZone: <ui.UploadDropZone label="Documentos" onFilesAdded={nothing} />,
  UploadTray: (
    <ui.UploadTray
      items={[
        {
          id: '1',
          name: 'contrato.pdf',
          bytes: 2048,
          state: 'uploading',
          percent: 40,
          place: { label: 'Contrato Social', href: '#contrato' },
        },
      ]}
      onClear={nothing}
    />
  ),
  ValidationsPopover: (
    <ui.ValidationsPopover
      recordName="BOM LAR"
      validations={[{ name: 'Cadastro', tone: 'success', label: 'Aprovado' }]}
    />
  ),
  ValidationsStatus: (
    <ui.ValidationsStatus
      recordName="BOM LAR"
      status={{ tone: 'success', label: 'Aprovado' }}
      validations={[{ name: 'Cadastro', tone: 'success', label: 'Aprovado' }]}
    />
  ),
  WizardPage: (
    <ui.WizardPage
      title="Cadastro"
      steps={[
        { id: 'empresa', label: 'Dados da empresa', content: 'Campos' },
        { id: 'produto', label: 'Informações do produto', content: 'Campos' },
      ]}
      value="empresa"
      navigation="both"
      acts={<ui.Button variant="primary">Enviar</ui.Button>}
    />
  ),
  WizardSteps: (
    <ui.WizardSteps
      steps={[{ id: 'empresa', label: 'Dados da empresa', content: 'Campos' }]}
      value="empresa"
      navigation="tabs"
    />
  ),
};
