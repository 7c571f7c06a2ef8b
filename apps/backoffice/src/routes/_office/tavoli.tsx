import { createFileRoute } from '@tanstack/react-router';
import { TablesPage } from '../../features/tables/tables-page.tsx';

export const Route = createFileRoute('/_office/tavoli')({ component: TablesPage });
