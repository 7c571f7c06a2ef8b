import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '../../../features/menu/categories/categories-page.tsx';

export const Route = createFileRoute('/_office/menu/categorie/')({ component: CategoriesPage });
