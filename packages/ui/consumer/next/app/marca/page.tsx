import { Banner, TextField } from '@portal/ui';

interface PageProps {
  searchParams: Promise<{ nome?: string }>;
}

/** Drawn at each request, since it depends on the address. */
export default async function Page({ searchParams }: PageProps) {
  const { nome = '' } = await searchParams;
  return (
    <main>
      <Banner title={nome} />
      <TextField label="Descrição" defaultValue={nome} />
    </main>
  );
}
