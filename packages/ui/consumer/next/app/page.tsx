import { formatBrl } from '@portal/formats';
import { Button, Card, DateField, Link, Select, StatusBadge, Tabs, TextField } from '@portal/ui';
import { LineChart } from '@portal/ui/charts';
import { BrandTable } from './BrandTable';

/** A server component, drawn at the build: it uses components of the library as they are, and calls plain functions. */
export default function Page() {
  return (
    <main>
      <form>
        <TextField label="Nome" hint={`Limite de ${formatBrl(1234.5)}`} />
        <Select
          label="Ativo"
          options={[
            { value: 'S', label: 'Sim' },
            { value: 'N', label: 'Não' },
          ]}
        />
        <DateField label="Nascimento" />
        <Button variant="primary">Salvar</Button>
      </form>
      <Card>
        <StatusBadge tone="success">Aprovado</StatusBadge>
        <Link href="/marca?nome=BOM+LAR">Ver a marca</Link>
      </Card>
      <Tabs
        label="Cadastro"
        tabs={[
          { id: 'data', label: 'Dados', content: 'Dados da empresa' },
          { id: 'contacts', label: 'Contatos', content: 'Nenhum contato' },
        ]}
      />
      <BrandTable
        rows={[
          { id: 1, description: 'BOM LAR' },
          { id: 2, description: 'CASA NOVA' },
        ]}
      />
      <LineChart
        label="Visitas"
        categories={['janeiro', 'fevereiro']}
        series={[{ id: 'a', name: 'Visitas', values: [1, 2] }]}
      />
    </main>
  );
}
