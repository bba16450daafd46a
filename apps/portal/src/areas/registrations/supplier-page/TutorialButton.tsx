import { AS_PDF, answerOf, withMessage } from '@portal/api';
import { Button, downloadBlob } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';

const FAILED = 'Erro ao baixar o tutorial.';

/** Downloads the tutorial of the registration (G-47). */
export function TutorialButton() {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { act: download, underWay } = useOneAtATime(async () => {
    try {
      const tutorial = await answerOf(api.GET('/api/fornecedores/tutorial/download', AS_PDF));
      downloadBlob(tutorial, 'tutorial-do-cadastro.pdf');
    } catch (error) {
      notify.error(withMessage(error, FAILED));
    }
  });
  return (
    <Button
      variant="ghost"
      icon={<Download size={16} aria-hidden="true" />}
      loading={underWay}
      onClick={() => void download()}
    >
      Baixar tutorial
    </Button>
  );
}
