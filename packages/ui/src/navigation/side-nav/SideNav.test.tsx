import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { SideNav } from './SideNav.tsx';

describeConformance(SideNav, {
  props: {
    navigation: [{ id: 'geral', items: [{ id: 'inicio', label: 'Início', icon: null, href: '/' }] }],
    currentHref: '/',
  },
});
