import type { Home } from '../../../contract/content.ts';
import { categoryPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { ArticleCard, LeadArticle } from '../../ui/ArticleCard.tsx';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { JobRow } from '../../ui/JobRow.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { OnwardLink, SectionHead } from '../../ui/SectionHead.tsx';

/* The parts of the home page that show what is new behind each door. */

export function Businesses({ businesses }: Pick<Home, 'businesses'>) {
  const t = useWords();
  return (
    <section className="sec t">
      <div className="wrap">
        <SectionHead title={t('home:businessesTitle')} text={t('home:businessesText')}>
          <OnwardLink to={categoryPath('services')}>{t('home:allServices')}</OnwardLink>
          <OnwardLink to={categoryPath('shops')}>{t('home:allShops')}</OnwardLink>
        </SectionHead>
        <ul className="g4 rail">
          {businesses.map((business) => (
            <li key={business.id}>
              <BusinessCard business={business} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Rentals({ rentals }: Pick<Home, 'rentals'>) {
  const t = useWords();
  return (
    <section className="sec alt">
      <div className="wrap">
        <SectionHead title={t('home:rentalsTitle')} text={t('home:rentalsText')}>
          <OnwardLink to="/rents">{t('home:allRentals')}</OnwardLink>
        </SectionHead>
        <ul className="g4 rail">
          {rentals.map((rental) => (
            <li key={rental.id}>
              <RentalCard rental={rental} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Products({ products }: Pick<Home, 'products'>) {
  const t = useWords();
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('home:productsTitle')}>
          <OnwardLink to="/market-place">{t('home:allProducts')}</OnwardLink>
        </SectionHead>
        <ul className="g5 rail">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Jobs({ jobs }: Pick<Home, 'jobs'>) {
  const t = useWords();
  const count = useAppSelector((state) => state.settings.generalSettings.data?.services.jobs.count ?? 0);
  return (
    <section className="sec t">
      <div className="wrap jobs">
        <div>
          <h2>{t('home:jobsTitle')}</h2>
          <p className="muted">{t('home:jobsText')}</p>
          <div className="row">
            <a className="btn p" href="/jobs">
              {t('home:seeJobs', { count: Math.max(count, jobs.length) })}
            </a>
            <a className="btn o" href="/post-job">
              {t('home:postJob')}
            </a>
          </div>
        </div>
        <div className="jl">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function Stories({ articles }: Pick<Home, 'articles'>) {
  const t = useWords();
  const [lead, ...others] = articles;
  return (
    <section className="sec warm">
      <div className="wrap">
        <SectionHead title={t('home:storiesTitle')}>
          <OnwardLink to="/Blog">{t('home:allStories')}</OnwardLink>
        </SectionHead>
        <div className="blog">
          {lead && <LeadArticle article={lead} />}
          <div className="blog-list">
            {others.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
