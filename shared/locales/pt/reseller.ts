import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Most signatures": "Mais assinaturas",
  "Last active": "Últimas ativas",
  "In use": "Em uso",
  Archived: "Arquivadas",
  "Add a company": "Adicionar uma empresa",
  "{name} is in use again.": "{name} está em uso de novo.",
  Package: "Pacote",
  "Signatures of your package that companies have": "Assinaturas do seu pacote que as empresas têm",
  "Change the package": "Mudar o pacote",
  "Your first company": "Sua primeira empresa",
  "Each client of yours is a company with its own signatures, people and numbers. You give it signatures of your package, and choose who administrates it.":
    "Cada cliente seu é uma empresa com as próprias assinaturas, pessoas e números. Você dá a ela assinaturas do seu pacote e escolhe quem a administra.",
  "You administrate no company now. Whoever runs the agency can give you one.":
    "Você não administra nenhuma empresa agora. Quem dirige a agência pode lhe dar uma.",
  "Last activity": "Última atividade",
  "No activity yet": "Nenhuma atividade ainda",
  "No company is archived.": "Nenhuma empresa está arquivada.",
  "{count, plural, one {# company} other {# companies}} found":
    "{count, plural, one {# empresa encontrada} other {# empresas encontradas}}",
  "Nobody yet": "Ninguém ainda",
  "and {count, plural, one {# more} other {# more}}": "e mais {count, plural, one {#} other {#}}",
  "{count, plural, one {# more company} other {# more companies}} loaded":
    "{count, plural, one {mais # empresa carregada} other {mais # empresas carregadas}}",
  Restore: "Restaurar",
  "Edit {name}": "Editar {name}",
  "Send the invitation": "Enviar o convite",
  "Company {name} updated": "Empresa {name} atualizada",
  "Company {name} added": "Empresa {name} adicionada",
  "{name} was archived.": "{name} foi arquivada.",
  "Archive company": "Arquivar a empresa",
  "Archive {name}?": "Arquivar {name}?",
  "Discard changes": "Descartar as alterações",
  "Save {count, plural, one {# change} other {# changes}}":
    "Salvar {count, plural, one {# alteração} other {# alterações}}",
  "Somebody else has changed this company meanwhile. What they changed is marked; what you typed is still here. Look through it, and save again.":
    "Outra pessoa alterou esta empresa enquanto isso. O que ela alterou está marcado; o que você digitou continua aqui. Revise e salve de novo.",
  "{used} used. Up to {most} are in your package for it.": "{used} em uso. Seu pacote tem até {most} para ela.",
  "All signatures of your package are given out.": "Todas as assinaturas do seu pacote foram distribuídas.",
  "Add an administrator": "Adicionar um administrador",
  "Nobody administrates this company alone. You and the administrators of the agency look after it.":
    "Ninguém administra só esta empresa. Você e os administradores da agência cuidam dela.",
  "Nobody can open it meanwhile, and its signatures stay as they are in everybody's mails. You can restore it at any time. Its part of the package stays with it.":
    "Enquanto isso, ninguém pode abri-la, e as assinaturas dela continuam como estão nos e-mails de todos. Você pode restaurá-la a qualquer momento. A parte dela no pacote continua com ela.",
  "Changed by somebody else meanwhile": "Alterado por outra pessoa enquanto isso",
  "Of this company": "Desta empresa",
  "Of the whole agency": "De toda a agência",
  Edited: "Editado",
  "Will be invited": "Será convidado",
  "Will be deleted": "Será excluído",
  "New administrator": "Novo administrador",
  "Undo the change of {name}": "Desfazer a alteração de {name}",
  "Delete {name}": "Excluir {name}",
  "Delete the new administrator": "Excluir o novo administrador",
  Administrates: "Administra",
  "What {name} may do": "O que {name} pode fazer",
  "What they may do": "O que podem fazer",
  "Please enter a whole number of at least 1.": "Digite um número inteiro a partir de 1.",
  "Your package has {most, plural, one {# signature} other {# signatures}} for it.":
    "Seu pacote tem {most, plural, one {# assinatura} other {# assinaturas}} para ela.",
  "It uses {used, plural, one {# signature} other {# signatures}} now.":
    "Ela usa {used, plural, one {# assinatura} other {# assinaturas}} agora.",
  "This address is here already.": "Este endereço já está aqui.",
  "A client of yours, with signatures, people and numbers that nobody else sees.":
    "Um cliente seu, com assinaturas, pessoas e números que ninguém mais vê.",
  "Add the company": "Adicionar a empresa",
  "All signatures of your package are given out. Enlarge it, or give another company fewer.":
    "Todas as assinaturas do seu pacote foram distribuídas. Amplie-o ou dê menos a outra empresa.",
  "All signatures of the package are given out. Whoever owns the agency can enlarge it.":
    "Todas as assinaturas do pacote foram distribuídas. Quem é dono da agência pode ampliá-lo.",
  "{count, plural, one {# is} other {# are}} left in your package.":
    "{count, plural, one {Resta #} other {Restam #}} no seu pacote.",
  "You have {signatures, plural, one {# signature} other {# signatures}}, {given} of them are your companies'.":
    "Você tem {signatures, plural, one {# assinatura} other {# assinaturas}}; {given} são das suas empresas.",
  "More than {count}": "Mais de {count}",
  "Your package now": "Seu pacote agora",
  "Companies have more": "As empresas têm mais",
  "{price} a year": "{price} por ano",
  "{price} a quarter": "{price} por trimestre",
  "Package updated to {count} signatures.": "Pacote atualizado para {count} assinaturas.",
  "Your package changes on {date}.": "Seu pacote muda em {date}.",
  "Packages of more than {count} signatures are made to measure.":
    "Pacotes com mais de {count} assinaturas são feitos sob medida.",
  "They look after all companies: they add companies, give them signatures, and choose who administrates each. The package and this list are the owner's.":
    "Eles cuidam de todas as empresas: adicionam empresas, dão assinaturas a elas e escolhem quem administra cada uma. O pacote e esta lista são do proprietário.",
  "Invitation link sent.": "Link do convite enviado.",
  "Admin deleted.": "Administrador excluído.",
  "Delete admin": "Excluir o administrador",
  "Invite an administrator": "Convidar um administrador",
  "Nobody but you so far": "Ninguém além de você até agora",
  "Invite people who look after all of your companies with you. For one company alone, edit that company.":
    "Convide pessoas que cuidem de todas as suas empresas com você. Para uma empresa só, edite essa empresa.",
  "Whoever owns the agency invites administrators.": "Quem é dono da agência convida administradores.",
  "Delete {name} as an administrator?": "Excluir {name} como administrador?",
  "They cannot open your companies any more, from this moment on. What they made stays, and so does their own account.":
    "A partir de agora, essa pessoa não pode mais abrir suas empresas. O que ela fez fica, e a conta dela também.",
  "Admin {username} added": "Administrador {username} adicionado",
  "They are mailed a link that is good for three days, to this address alone.":
    "Um link que vale por três dias é enviado por e-mail, só para este endereço.",
  "What they may do with signatures, pages and cards": "O que podem fazer com assinaturas, páginas e cartões",
  "Admin updated.": "Administrador atualizado.",
  "It holds in all companies, from now on.": "Vale em todas as empresas a partir de agora.",
  "Somebody else has changed them meanwhile. What you chose is still here: save again to have it so.":
    "Outra pessoa os alterou enquanto isso. O que você escolheu continua aqui: salve de novo para valer.",
  "Send {name} the invitation again": "Enviar o convite a {name} de novo",
  "The people of your companies see your brand where ours stands. What you leave empty stays ours.":
    "As pessoas das suas empresas veem a sua marca onde está a nossa. O que você deixar vazio continua nosso.",
  "Your brand is saved.": "A sua marca foi salva.",
  "Stands in the header and on top of mails, on white, at most 32 pixels high.":
    "Fica no cabeçalho e no topo dos e-mails, sobre branco, com no máximo 32 pixels de altura.",
  "Name and colour": "Nome e cor",
  "Mails come from it, and their sentences say it where they would say ours.":
    "Os e-mails chegam com esse nome, e as frases o dizem onde diriam o nosso.",
  "Answers go to": "As respostas vão para",
  "Where a mail comes from a person, answers go to them.":
    "Quando um e-mail vem de uma pessoa, as respostas vão para ela.",
  "Of buttons and links. Where it could not be read a shade near it stands there.":
    "De botões e links. Onde não seria legível, fica um tom próximo.",
  "Use our colour": "Usar a nossa cor",
  "Line below signatures": "Linha abaixo das assinaturas",
  "In the place of “Made with Signoff”, on pages and business cards too.":
    "No lugar de “Made with Signoff”, também em páginas e cartões de visita.",
  "Leads to": "Leva a",
  "The brand was changed elsewhere meanwhile. What you have typed is still here: save again, and it counts.":
    "A marca foi alterada em outro lugar nesse meio-tempo. O que você digitou ainda está aqui: salve de novo e passa a valer.",
  "Save brand": "Salvar marca",
  logo: "logotipo",
  "Your logo is saved.": "O seu logotipo foi salvo.",
  "Your logo is removed. It stays in “Pictures”.": "O seu logotipo foi removido. Ele continua em “Imagens”.",
  "Remove logo": "Remover logotipo",
  "What people will see": "O que as pessoas vão ver",
  "In a company": "Em uma empresa",
  "In mails": "Nos e-mails",
  "Answers go to {email}": "As respostas vão para {email}",
  "the address of this installation": "o endereço desta instalação",
  "This is how mails to the people of your companies look.": "Assim são os e-mails para as pessoas das suas empresas.",
  "Below signatures, pages and cards": "Abaixo de assinaturas, páginas e cartões",
  "Please say where it leads.": "Diga para onde ela leva.",
};
