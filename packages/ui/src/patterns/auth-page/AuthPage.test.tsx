import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { AuthPage } from './AuthPage.tsx';

describeConformance(AuthPage, { props: { title: 'Entrar', brand: 'Portal', children: 'Formulário' } });
