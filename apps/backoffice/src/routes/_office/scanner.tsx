import { createFileRoute } from '@tanstack/react-router';
import { ScannerPage } from '../../features/scanner/scanner-page.tsx';

export const Route = createFileRoute('/_office/scanner')({ component: ScannerPage });
