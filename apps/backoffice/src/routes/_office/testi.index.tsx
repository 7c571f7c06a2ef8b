import { createFileRoute } from '@tanstack/react-router';
import { ContentsPage } from '../../features/contents/contents-page.tsx';

export const Route = createFileRoute('/_office/testi/')({ component: ContentsPage });
