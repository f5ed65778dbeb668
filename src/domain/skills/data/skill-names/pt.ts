/** Names of skills in Portuguese, of Brazil and of Portugal: the nouns of lists and the verbs of duties and requirements. */
export const portugueseSkillNames = `
# Kitchen and table service
Food preparation | (preparação de/preparo de/preparar/preparando/preparei/confeção de/confecção de/elaboração de) (alimentos/refeições/comida/pratos/ingredientes); pré-preparo de alimentos
Food handling | (manipulação/manuseio/manuseamento) (de/higiênica de/segura de) (alimentos/alimentar); manipular alimentos; (manipulador/manipuladora) de alimentos; manipulação alimentar
Food safety | (segurança/higiene) (alimentar/de alimentos/dos alimentos); controle de temperaturas; boas práticas de higiene alimentar; controlo de temperaturas
HACCP | análise de perigos e pontos críticos de (controle/controlo)
Cooking | ?cozinha; cozinhar; cozinhando; cozinhava; ?culinária; ?gastronomia; cozinha (brasileira/portuguesa/italiana/internacional/industrial/quente/fria); (como/de) (cozinheiro/cozinheira); técnicas (culinárias/de cozinha)
Line cooking | (cozinheiro/cozinheira) de linha; linha quente
Grilling | (churrasqueira/chapa) e (chapa/grelha); ?grelha; ?grelhados; grelhar (carnes/carne); ?churrasqueira; chapeiro; chapeira; ?chapa; churrasqueiro
Deep frying | ?fritadeira; ?fritura; frituras; operação de fritadeira
Batch cooking | cozinhar para grandes grupos; cozinha em grande escala; refeições coletivas
Baking | panificação; padaria; fabricação de pães; fabrico de pão
Pastry making | confeitaria; pastelaria; (preparo/preparação) de sobremesas; doçaria
Cake decorating | decoração de bolos; confeitagem de bolos
Pizza making | pizzaiolo; (fazer/preparo de/preparar) pizzas
Butchery | (corte/cortes) de (carne/carnes); desossa; desossar; açougue; açougueiro; talho
Fish cutting | (filetagem/limpeza/corte) de (peixe/peixes); filetar peixe
Knife skills | (manuseio/uso) de facas; (corte/cortar) (de/) (legumes/vegetais); técnicas de corte
Portion control | (controle/controlo) de porções; porcionamento
Plating | empratamento; montagem de pratos; finalização de pratos; apresentação de pratos
Recipe development | (criação/desenvolvimento) de receitas
Menu planning | (elaboração/planejamento/criação/planeamento) de (cardápio/cardápios/menus/ementas)
Food costing | custo de alimentos; ficha técnica de pratos; fichas técnicas de pratos
Kitchen management | (gestão/chefia/administração) (de/da) cozinha; chefe de cozinha
Kitchen equipment operation | equipamentos de cozinha; (operação/uso) de equipamentos de cozinha
Dishwashing | (lavagem de/lavar/lavava) (louça/louças/a louça/pratos/panelas/utensílios); copeira de cozinha; lava-louças; copa e cozinha
Table service | (serviço/atendimento) (de/à/às/a) (mesa/mesas); servir (mesas/à mesa/refeições/clientes à mesa); (garçom/garçonete/empregado de mesa/empregada de mesa/garçons); serviço de (alimentos e bebidas/restaurante); alimentos e bebidas
Banquet service | serviço de banquetes; banquetes
Catering | serviço de catering; serviço de buffet
Table setting | (montagem de/montar/arrumação de) mesas
Bussing tables | (limpeza de/limpar/recolher) mesas; cumim
Order taking | (anotar/tirar/anotação de/registar) (pedidos/comandas); tirar os pedidos
Counter service | atendimento (no/ao/de/em) balcão; balconista; serviço de balcão
Bartending | atendimento no bar; serviço de bar; (como/de) barman; ?barman
Mixology | coquetelaria; (preparo/preparação) de (drinks/coquetéis/cocktails)
Wine service | serviço de vinhos; harmonização de vinhos
Barista skills | (preparo/preparação) de café; máquina de café; tirar cafés
Hosting guests | recepção de clientes em restaurante; (receber/acomodar) clientes
Reservation management | (gestão/controle/controlo) de reservas; reservas de mesas
Special diets | dietas especiais; restrições alimentares
Allergen awareness | alergénicos; alergênicos; alergénios
Restaurant opening and closing | abertura e (fechamento/fecho)( de restaurante/ do restaurante/)
Food inventory | estoque de alimentos; controle de validade; controlo de validades; rotatividade de alimentos
Beverage preparation | (preparo de/preparação de/preparar/servir) bebidas
Food processing | processamento de (alimentos/carne/carnes/aves); frigorífico industrial; indústria alimentícia; indústria alimentar

# Hospitality
Front desk operations | (recepção/receção) (de hotel/hoteleira); recepcionista de hotel; rececionista de hotel
Guest services | (atendimento/acolhimento) (ao hóspede/a hóspedes/de hóspedes/aos hóspedes); ?hotelaria; hospitalidade
Guest check-in and check-out | registro de hóspedes; check-in e check-out de hóspedes
Night audit | auditoria noturna
Room cleaning | (limpeza de/limpar/arrumação de/arrumar/limpava) (quartos/os quartos/apartamentos de hotel); camareira; arrumadeira
Bed making | (arrumação de/arrumar/fazer/fazer as) camas; troca de (roupa de cama/lençóis/enxoval); trocar (lençóis/roupa de cama)
Housekeeping | (limpeza/trabalho/serviço/trabalhos/serviços) (doméstica/doméstico/domésticos/domésticas/residencial); (limpeza de/limpar) (casas/residências/a casa); empregada doméstica; ?governança; tarefas domésticas; diarista
Laundry operations | lavanderia; lavandaria; (lavagem de/lavar) (roupa/roupas/a roupa); tratamento de roupa
Ironing and pressing | (passar/engomar) (roupa/roupas/a roupa/a ferro); passadeira de roupa; passadoria; passar e lavar roupa
Dry cleaning | lavagem a seco; limpeza a seco
Bell service | (carregar/transporte de) (bagagem/bagagens/malas); mensageiro de hotel
Valet parking | manobrista; estacionar veículos
Event planning | (organização/planejamento/produção/planeamento/coordenação) de eventos; organizar eventos; cerimonial
Event setup | montagem de (eventos/salões/salas)
Travel arrangements | (organização/reserva/planejamento) de viagens; marcação de viagens
Tour guiding | (guia/guiamento) (turístico/de turismo); visitas guiadas
Ticketing | venda de (ingressos/bilhetes/passagens); bilheteria; bilheteira
Lifeguarding | salva-vidas; nadador-salvador; guarda-vidas

# Retail and customers
Retail sales | vendas (no varejo/a retalho/em loja); ?varejo; comércio varejista; venda ao público; (vendedor/vendedora) (de loja/lojista)
Cash handling | (manuseio de/manejo de/manuseamento de/controle de/lidar com/operação de/controlo de) (dinheiro/caixa/numerário/caixa registradora/caixa registadora); ?caixa; caixa registradora; caixa registadora; frente de caixa
Cashiering | (operador/operadora) de caixa; atendimento (no/de) caixa; (como/de) caixa de supermercado; registro de compras; operar caixa
POS operation | ponto de venda; ponto-de-venda; terminal de pagamento; =PDV; máquina de cartão
Payment processing | (processamento/recebimento) de pagamentos; receber pagamentos
Till balancing | (fechamento/fecho/abertura e fechamento/abertura e fecho) (de/do) caixa; conferência de caixa
Returns and exchanges | trocas e devoluções; (devoluções/trocas) de (produtos/mercadorias)
Stocking shelves | (reposição de/repor/abastecimento de/abastecer/arrumação de/reabastecer) (mercadorias/mercadoria/produtos/prateleiras/gôndolas/stock nas prateleiras/as prateleiras/produtos nas prateleiras/lojas); (repositor/repositora)( de mercadorias/ de loja/); ?reposição
Merchandising | (exposição/organização) de (produtos/mercadorias/vitrines); vitrinismo; montagem de vitrines; promotor de vendas
Price tagging | (etiquetagem/precificação/marcação) de (preços/produtos); precificação de produtos
Loss prevention | prevenção de (perdas/furtos); controle de perdas
Product knowledge | conhecimento (de/dos) produtos; conhecimento do produto
Product demonstration | demonstração de produtos; degustação de produtos
Upselling | venda (adicional/sugestiva/cruzada)
Store operations | (gerência/gestão/operação/administração) de (loja/lojas); (gerente/encarregado/responsável) de loja; abertura e fechamento de loja
Bagging groceries | empacotador de supermercado; (empacotar/ensacar) compras
Floral arranging | arranjos florais
Inventory counting | (contagem/contagens/conferência/realização) de (estoque/estoques/inventário/inventários/stock/stocks); inventário (físico/rotativo/cíclico); (fazer/realizar) inventário; balanço de estoque
Customer service | (atendimento/apoio/serviço/atender/atendendo/assistência) (ao cliente/a clientes/aos clientes/ao público/de clientes/clientes/o público/os clientes/de público/ao consumidor/presencial ao cliente); atendia (clientes/os clientes); ?atendimento; suporte ao cliente; satisfação do cliente; bom atendimento
Call center operations | centro de atendimento; central de atendimento; central de teleatendimento; (teleatendimento/telemarketing receptivo)
Inbound calls | (atendimento de/receber/atender/receção de/recepção de) (chamadas/ligações/telefonemas); chamadas recebidas; chamadas inbound
Outbound calls | (telemarketing/vendas por telefone/televendas/telemarketing ativo); (efetuar/realizar/fazer) (chamadas/ligações)
Telephone etiquette | atendimento telefônico; atendimento telefónico; atender (o telefone/telefone/telefones); atendimento por telefone
Multi-line phone systems | central telefônica; central telefónica; (telefonista/PABX)
Complaint handling | (tratamento/resolução/gestão) de (reclamações/queixas); (resolver/tratar) reclamações
Customer retention | (retenção/fidelização) de clientes; fidelizar clientes
Customer relationship management | (gestão de/) (relacionamento com clientes/relacionamento com o cliente/relacionamento com os clientes); gestão de (clientes/carteira de clientes); pós-venda
Order processing | (processamento/gestão) de (pedidos/encomendas); (processar/lançar/lançamento de) pedidos
Appointment scheduling | (agendamento/marcação) de (consultas/compromissos/atendimentos); (agendar/marcar) consultas; ?agendamento
Collections | cobrança; cobranças; (recuperação de/) crédito e cobrança; cobrança de dívidas
Bilingual service | bilíngue; bilingue; atendimento bilíngue

# Cleaning and grounds
Cleaning | ?limpeza; limpar; limpando; limpava; limpeza (geral/e conservação/e higienização/e organização/da cozinha/de cozinha/de áreas/de ambientes/de instalações/de espaços/do local); (serviços/trabalhos/produtos/serviço) de limpeza; auxiliar de limpeza; faxina; faxineira; faxineiro; conservação e limpeza; asseio e conservação
Janitorial work | (limpeza de/limpar) (escritórios/edifícios/prédios/escolas/condomínios/lojas/os escritórios); limpeza (comercial/industrial/predial); ?zeladoria; zelador; zeladora; serviços gerais; auxiliar de serviços gerais
Sanitizing surfaces | (desinfecção/desinfeção/higienização/sanitização)( de superfícies/ de ambientes/); desinfetar; higienizar; desinfetar superfícies; limpeza e desinfecção
Floor care | (limpeza de/limpar/lavar/lavagem de/cuidar de/varrer/esfregar) (pisos/chão/o chão/pavimentos/pisos e paredes); varrer; varrição; varrer e (esfregar/passar pano); passar pano
Floor waxing and stripping | (enceramento/encerar/polimento) (de pisos/pisos/de piso); enceradeira; lavadora de pisos
Vacuuming | (aspirar/aspiração) (tapetes/carpetes/alcatifas/o pó/de pó); aspirador de pó; passar o aspirador
Carpet cleaning | (limpeza/lavagem) de (carpetes/tapetes/estofados/alcatifas)
Window cleaning | (limpeza de/limpar/lavar) (vidros/janelas/vidraças/os vidros)
Restroom cleaning | (limpeza de/limpar/lavar/higienização de) (banheiros/os banheiros/casas de banho/sanitários/banheiro)
Dusting | (tirar/limpar) (o pó/pó/poeira)
Deep cleaning | limpeza (pesada/profunda/pós-obra/pós obra)
Hospital cleaning | (limpeza/higienização) (hospitalar/de hospitais)
Pressure washing | lavadora de alta pressão; lavagem (à pressão/de alta pressão)
Trash removal | (coleta de/recolha de/retirar/retirada de/recolher/remoção de) (lixo/o lixo/resíduos); coleta seletiva; gestão de resíduos
Recycling sorting | reciclagem; (triagem/separação) de (recicláveis/resíduos/materiais recicláveis)
Cleaning chemicals | (uso/manuseio) de produtos (químicos/de limpeza/químicos de limpeza)
Pest control | (controle/controlo) de pragas; dedetização; desinsetização
Landscaping | ?jardinagem; paisagismo; (manutenção/cuidado) de (jardins/áreas verdes/espaços verdes); (como/de) (jardineiro/jardineira)
Lawn care | (corte de/cortar) (grama/relva/a grama/a relva); cortador de grama; roçadeira; roçada; corta-relva
Planting | (plantar/plantio de/plantação de) (flores/árvores/mudas/arbustos/plantas)
Pruning | (poda/podar) (de árvores/árvores/de plantas/de arbustos); ?poda
Weed control | (capina/capinar/remoção de ervas daninhas/controle de ervas daninhas); arrancar ervas daninhas
Irrigation | ?irrigação; (sistemas/instalação) de (irrigação/rega); rega automática
Fertilizing | adubação; (aplicação de/aplicar) (fertilizantes/adubo)
Pesticide application | (aplicação de/aplicar) (pesticidas/defensivos/agrotóxicos/herbicidas/fitofármacos)
Snow removal | remoção de neve; limpar neve
Pool maintenance | (limpeza/manutenção) de piscinas; piscineiro

# Personal services
Hair cutting | (corte de/cortar) cabelo; (corte/cortes) de cabelos; cabeleireiro; cabeleireira; barbearia
Hair coloring | (coloração de/coloração capilar/tintura de) cabelo; coloração capilar
Hair styling | (penteados/escova e penteados)
Nail care | (manicure/pedicure/manicura/pedicura) e (manicure/pedicure/pedicura/manicura); ?manicure; cuidado das unhas; design de unhas; alongamento de unhas
Skin care | (limpeza/cuidados) (de pele/com a pele/da pele); estética facial
Waxing hair removal | depilação
Makeup application | maquiagem; maquilhagem
Massage therapy | massagem; massagens; massoterapia
Personal training | treino pessoal; treinador pessoal
Child care | (cuidado/cuidados) (de/com/infantil) (crianças/as crianças/menores); cuidado infantil; cuidar de crianças; cuidar das crianças; cuidei de crianças; cuidava de crianças; babá; ama de crianças; creche; (supervisão/acompanhamento) de crianças
Infant care | (cuidado de/cuidados com/cuidar de) (bebês/bebés/recém-nascidos); berçário; berçarista; troca de fraldas
Pet care | (cuidado de/cuidar de/cuidados com) animais de estimação; passear cães
Pet grooming | banho e tosa; tosquia de cães
Animal care | (cuidado de/cuidar de/tratamento de/cuidados com) animais
Tailoring | (confecção/conserto/arranjos/ajustes) de (roupas/roupa); alfaiataria; corte e costura
Sewing | ?costura; costurar; costureira; costureiro; máquina de costura; costura industrial; máquinas de costura
Upholstery | estofamento; tapeçaria de móveis

# Safety and protection
Security patrol | (rondas/ronda/patrulhamento/patrulha)( de segurança/ de vigilância/ patrimonial/); (vigilância/segurança) patrimonial; vigilante; segurança privada; agente de segurança
Access control | (controle/controlo) de (acesso/acessos/entrada e saída/portaria/entradas e saídas); ?portaria; porteiro
Surveillance monitoring | (monitoramento/monitorização/vigilância) (de câmeras/por câmeras/por CFTV/de CFTV/de câmaras); =CFTV; videovigilância; circuito fechado de TV
Alarm response | (atendimento/resposta) a alarmes
Crowd control | controle de (multidões/público); controlo de multidões
Incident reporting | (relatórios/relatório/registro/registo) de (ocorrências/incidentes/ocorrência)
Emergency response | (resposta/atendimento) a (emergências/emergência)
First aid | primeiros socorros
Fire safety | prevenção (de/contra/a/e combate a) (incêndio/incêndios); combate a (incêndio/incêndios); brigada de incêndio; extintores de incêndio; brigadista; segurança contra incêndio
Traffic control | (controle/controlo) de (tráfego/trânsito)
Workplace safety | (segurança/higiene e segurança/saúde e segurança/segurança e saúde) (do trabalho/no trabalho/ocupacional/industrial); normas de segurança; normas regulamentadoras; segurança em obra
Safety inspection | (inspeção/inspeções) de segurança
Accident investigation | investigação de acidentes
Personal protective equipment | (equipamento/equipamentos) de (proteção individual/proteção/segurança individual); uso de EPI; uso de EPIs; =EPIs
Fall protection | trabalho em altura; trabalhos em altura

# Community
Case management | gestão de casos
Social work | (serviço/trabalho/assistência) social; assistente social
Crisis intervention | (intervenção/gestão) (em/de) crise
Mental health counseling | aconselhamento psicológico; apoio psicológico
Community outreach | trabalho (comunitário/com a comunidade); mobilização comunitária
Volunteer coordination | coordenação de voluntários
Fundraising | captação de recursos; angariação de fundos
Public speaking | (falar/oratória) em público; oratória
Interpreting | interpretação (simultânea/consecutiva/de línguas/médica); intérprete
Translation | tradução; traduzir; traduções; tradução de documentos
Sign language | (língua de sinais/língua gestual/língua brasileira de sinais/linguagem de sinais/língua gestual portuguesa); ?Libras
Mail delivery | (entrega/distribuição) de (correspondência/correspondências/correio)

# Transport
Driving | (condução/direção) (de veículos/defensiva/segura/profissional/de automóveis/de carros); (dirigir/conduzir) (veículos/carros/viaturas/carro); ?condução; motorista particular; motorista profissional; (experiência/trabalho) como motorista
Commercial truck driving | (motorista/condução/condutor/dirigir/conduzir/direção/motoristas) (de/) (caminhão/caminhões/camião/camiões/carreta/carretas/pesados/veículos pesados/caminhão truck); (caminhoneiro/caminhoneira/carreteiro/camionista/motorista carreteiro/motorista de carreta/motorista CDL); transporte rodoviário de (cargas/mercadorias)
Delivery driving | (entrega/entregas) (de/a/em/regionais/ao/por) (mercadorias/encomendas/domicílio/produtos/pacotes/pedidos/clientes/refeições/domicílios); entregas (regionais/locais/urbanas/ao domicílio/a domicílio/por aplicativo); ?entregas; (entregador/entregadora/estafeta/motoboy); (entregar/distribuir) (encomendas/mercadorias/pedidos); motorista entregador; motorista de entregas
Route planning | (planejamento/planeamento/otimização) de rotas; roteirização
Map reading and GPS navigation | (uso de/navegação por/leitura de mapas e) GPS
Bus driving | (motorista/condução/condutor) de (ônibus/autocarro/autocarros); dirigir ônibus
Passenger transport | transporte de (passageiros/pessoas/pacientes de carro); taxista; motorista de (aplicativo/táxi)
Pre-trip inspection | (inspeção/vistoria/inspeções/inspecionar/verificação/revisão) (do/de/o) (veículo/veículos/caminhão/viatura); inspeção veicular; inspeção antes da viagem
Load securement | (amarração/fixação) (de/da) (carga/cargas); ?estiva
Freight dispatching | (programação/agenciamento) de (cargas/fretes/transportes); expedição de fretes
Fleet management | gestão de (frota/frotas); controle de frota
Customs clearance | (desembaraço/despacho) (aduaneiro/alfandegário)
Hazardous materials transport | transporte de (cargas perigosas/produtos perigosos/mercadorias perigosas); =MOPP
Vehicle cleaning | (lavagem de/lavar) (carros/veículos/automóveis/viaturas); lava-jato; lava-rápido
Moving furniture | (mudanças/transporte de móveis/carregar móveis)

# Warehouse
Forklift operation | ?empilhadeira; empilhadeiras; (operação de/operar/operador de/operadora de/conduzir/condução de/manobrar/manuseio de/operando/manobrador de) (empilhadeira/empilhadeiras/empilhador/empilhadores); ?empilhador; empilhadores
Reach truck operation | empilhadeira retrátil; empilhadeiras retráteis; empilhador retrátil
Pallet jack operation | (paleteira/transpaleteira/porta-paletes/porta paletes/transpalete)( elétrica/ elétrico/ manual/); (operação de/operador de) transpaleteira
Order picking | (separação/preparação) de (pedidos/encomendas/mercadorias/produtos); (separar/preparar) (pedidos/encomendas); separador de (mercadorias/pedidos)
Packing | (embalagem/empacotamento/acondicionamento) (de produtos/de mercadorias/de pedidos/); (embalar/empacotar/embalando) (produtos/pedidos/mercadorias/caixas); embalador; embaladora; empacotador
Shipping and receiving | (recebimento/receção/recepção/expedição/conferência/receber/expedir) (de/e/) (mercadorias/materiais/expedição/recebimento/cargas/mercadoria/expedição de mercadorias); ?expedição; conferente; recebimento e expedição; carga e expedição
Loading and unloading | (carga e descarga/carregamento e descarregamento/carregar e descarregar/descarga/carregamento/descarregamento/descarregar/carregar/cargas e descargas) (de mercadorias/de caminhões/caminhões/de camiões/camiões/de materiais/mercadorias/contentores/de contentores/); carga e descarga; cargas e descargas
Material handling | (movimentação/manuseio/manuseamento) de (materiais/mercadorias/cargas/carga)
Heavy lifting | (levantar/carregar/carregamento de/levantamento de) (peso/pesos/cargas pesadas/objetos pesados/cargas); trabalho pesado; esforço físico
Palletizing | (paletização/paletizar/montagem de paletes/montagem de pallets/montar paletes)
Inventory control | ?estoque; ?inventário; ?estoques; (controle/controlo/gestão/administração) (de/do/dos) (estoque/estoques/stock/stocks/inventário/inventários/armazém e stocks)
RF scanning | (coletor/coletores/leitor/leitores/scanner/leitura) (de/) (dados RF/dados/código de barras/códigos de barras/radiofrequência/RF); radiofrequência; coletor de dados
Warehouse operations | (trabalho/operações/operação/gestão/auxiliar/ajudante/operador/operário/rotinas/experiência/responsável) (de/em/no/do/na) (armazém/almoxarifado/depósito/armazéns/galpão); ?almoxarifado; ?armazém; ?armazenagem; almoxarife; fiel de armazém; armazenamento de (mercadorias/materiais/produtos); operador logístico
Sorting packages | (triagem/classificação) de (encomendas/pacotes/mercadorias)
Labeling | etiquetagem; rotulagem; etiquetar( produtos/ caixas/); rotular
Cold storage work | câmara (fria/frigorífica); câmaras frias; câmaras frigoríficas
Logistics | ?logística; (operações/gestão/processos/auxiliar) (logísticas/logística/de logística/logísticos)
Supply chain management | cadeia de (suprimentos/abastecimento/fornecimento); gestão da cadeia de suprimentos

# Manufacturing
Assembly | (montagem/assemblagem) (de peças/de componentes/de produtos/mecânica/industrial/de móveis/em linha/de equipamentos/manual); (montador/montadora) de (produção/móveis/peças); montar (peças/componentes/produtos/equipamentos)
Electronics assembly | montagem (eletrônica/eletrónica/de placas/de componentes eletrônicos/de componentes eletrónicos)
Soldering | (soldagem/soldadura) (de estanho/a estanho/eletrônica/de componentes eletrônicos)
Machine operation | (operação/operador/operadora/operar/manuseio/manobra/operando) (de/com/) (máquinas/máquina/máquinas industriais/maquinário/equipamentos industriais/máquinas de produção)
Machine setup | (preparação/regulagem/ajuste/afinação) de (máquinas/máquina)
CNC machining | (usinagem/operador/operação/torneiro/maquinação) (CNC/de CNC); (torno/centro de usinagem/máquinas) CNC; comando numérico; usinagem
CNC programming | programação (CNC/de CNC)
Milling | fresagem; fresadora; fresador; fresar; fresamento
Lathe operation | (torneamento/torneiro mecânico/torno mecânico/torno convencional); operação de torno
Grinding and deburring | (retífica/esmerilhamento/rebarbação/rebarbagem); esmerilhadeira; lixadeira; rebarbadora; rebarbar
Polishing and buffing | polimento( de peças/ de metais/)
Injection molding | (injeção/moldagem) (de plástico/de plásticos/por injeção); injetora de plástico
Stamping and press operation | (estamparia/estampagem)( de metais/ industrial/); (operador/operação) de (prensa/prensas)
Shearing and cutting metal | corte de (metais/chapas/aço); corte (a plasma/plasma/oxicorte); oxicorte; corte com maçarico
Metal fabrication | (fabricação/construção/montagem) de estruturas metálicas; (serralharia/serralheria/caldeiraria); estruturas metálicas; (serralheiro/caldeireiro); metalurgia
Sheet metal work | (funilaria industrial/dobra de chapas/chaparia)
Welding | soldagem; soldadura; soldar; solda (elétrica/industrial/em geral); ?solda; (soldador/soldadora)
MIG welding | (solda/soldagem/soldadura/soldador/soldar) (MIG/MAG/MIG MAG/com MIG/MIG-MAG)
TIG welding | (solda/soldagem/soldadura/soldador/soldar) (TIG/com TIG)
Stick welding | (solda/soldagem/soldadura) (com eletrodo revestido/eletrodo/com eletrodo/por elétrodo revestido/a elétrodo/eletrodo revestido/de elétrodo)
Pipe welding | (soldagem/soldadura/solda) de (tubos/tubulação/tubulações/tubagens)
Spray painting | pintura (a pistola/com pistola/industrial/à pistola/automotiva a pistola)
Powder coating | pintura (eletrostática/a pó)
Quality inspection | (inspeção/inspetor/inspetora/inspeções/verificação) (de/da) (qualidade/peças/produtos)
Quality control | (controle/controlo) (de/da) qualidade
Quality assurance | garantia (da/de) qualidade
Precision measurement | (instrumentos/ferramentas) de medição; metrologia; (uso de/) paquímetro; micrômetro e paquímetro; paquímetro e micrômetro; micrómetro
Blueprint reading | (leitura/interpretação) (de/e interpretação de) (desenho técnico/desenhos técnicos/projetos/plantas/desenhos/desenho mecânico/desenho); (ler/interpretar) (desenhos técnicos/plantas/desenho técnico); ?desenho técnico
Lean manufacturing | manufatura enxuta; produção enxuta
Continuous improvement | melhoria contínua
Root cause analysis | análise de causa raiz
Good manufacturing practices | boas práticas de (fabricação/fabrico/manipulação)
Production planning | (planejamento/planeamento/programação) (da/de) produção
Production supervision | (supervisão/supervisor/encarregado/chefe/líder) de produção
Production line work | (trabalho em/operador de/operadora de/auxiliar de/ajudante de/operário de/operária de) (produção/linha de produção/fábrica/linha de montagem/linha); linha de (produção/montagem); (trabalho/trabalhar) (em/na) fábrica; operário fabril; operador fabril; ?produção
Packaging machine operation | (máquina/máquinas) (de embalagem/embaladora/embaladoras/de envase); linha de envase
Textile machine operation | (máquinas/máquina) (têxteis/têxtil)
Printing press operation | (impressão/impressor) offset; artes gráficas
Screen printing | serigrafia; silk screen
Woodworking | (trabalho em/trabalho com/trabalhos em) madeira; marcenaria; marceneiro
Cabinet making | (fabricação/montagem) de (armários/móveis planejados/móveis por medida)
Water treatment | tratamento de (água/águas/efluentes)
Boiler operation | (operação/operador) de (caldeira/caldeiras)

# Construction trades
Construction | (construção/obras/trabalhos de construção) (civil/civis); ?construção civil; (ajudante/servente/auxiliar) (de/de obras em) (obra/obras/pedreiro/construção/construção civil); construção de (casas/edifícios)
Construction site cleanup | limpeza de (obra/obras)
Carpentry | carpintaria; carpinteiro de (obra/obras/limpos/tosco)
Framing | estrutura de madeira; estruturas de madeira
Formwork | (fôrmas de madeira/cofragem/cofragens/montagem de fôrmas/formas de madeira para concreto); cofrador
Drywall installation | (instalação de/montagem de/aplicação de/instalar) (drywall/gesso acartonado/pladur/placas de gesso); gesso acartonado; pladur
Drywall finishing | (acabamento em gesso/aplicação de massa corrida/massa corrida/gesseiro); estucagem
Painting | ?pintura; (pintar/pintura de) (casas/paredes/interiores/exteriores/fachadas/prédios); pintura (residencial/predial/de interiores/comercial/de construção civil); pintor de (obras/paredes/construção civil)
Concrete finishing | (concretagem/betonagem/acabamento de concreto/aplicação de concreto); (concreto/betão/cimento) (armado/e alvenaria)
Masonry | ?alvenaria; (assentamento/colocação) de (tijolos/blocos/tijolo); (como/de) pedreiro; ?pedreiro; reboco; rebocar paredes; assentar (tijolos/blocos)
Tile setting | (assentamento/colocação/aplicação/assentar) (de/) (azulejos/azulejo/pisos e azulejos/cerâmica/revestimentos cerâmicos/piso cerâmico/porcelanato/mosaicos); azulejista; ladrilhador
Flooring installation | (instalação/colocação) de (pisos/piso laminado/pavimentos/assoalho/soalho/parquet/pavimento flutuante)
Roofing | (instalação de/reparo de/construção de/conserto de/reparação de) (telhados/telhado/coberturas); telhadista; ?telhados; impermeabilização; impermeabilizar
Insulation installation | isolamento (térmico/acústico/térmico e acústico)
Glazing installation | (instalação/colocação) de (vidros/janelas e vidros); vidraceiro
Demolition | demolição; demolições; demolir paredes
Scaffolding | (montagem de/montar) (andaimes/andaime); andaimes
Crane operation | (operação/operador/condução/manobrador) de (guindaste/guindastes/grua/gruas/ponte rolante/pontes rolantes); ponte rolante
Heavy equipment operation | (operação/operador/condução/manobrador) de (máquinas pesadas/equipamentos pesados/máquinas de construção); máquinas pesadas; manobrador de máquinas
Excavator operation | (escavadeira/escavadora)( hidráulica/ giratória/); operador de escavadeira; operador de escavadora
Backhoe operation | retroescavadeira; retroescavadora; operador de (retroescavadeira/retroescavadora)
Bulldozer operation | operador de trator de esteira; trator de esteira
Front-end loader operation | pá carregadeira; pá carregadora
Roller operation | rolo compactador
Aerial lift operation | plataforma (elevatória/elevadora); plataformas elevatórias; plataformas elevadoras
Trenching and excavation | (escavação/abertura) de (valas/valetas); escavação; escavações; cavar valas
Paving | (pavimentação/asfaltamento/calcetamento); pavimentação asfáltica; aplicação de asfalto
Pipe laying | (assentamento/instalação) de (tubos/tubulações de esgoto)
Fence building | (instalação/construção) de (cercas/vedações)
Structural steel erection | montagem de estruturas de aço
Rebar placing | (armação/montagem) de (ferragens/ferro); armador de ferro; armador de ferragens; ferreiro armador
Land surveying | topografia; (levantamento/levantamentos) (topográfico/topográficos)
Construction estimating | (orçamento/orçamentos/orçamentação) de (obra/obras)
Construction management | (gestão/direção/coordenação/supervisão/fiscalização/administração/encarregado) de (obra/obras)
Hand tools | ferramentas manuais; (uso/manuseio/utilização) de ferramentas( manuais/); ferramentas de mão
Power tools | ferramentas (elétricas/pneumáticas/elétricas e manuais); ?furadeira; serra (circular/elétrica); berbequim
Home renovation | (reforma/reformas/remodelação/remodelações/renovação) (de casas/residenciais/residencial/em geral/de interiores/de cozinhas/de banheiros/de apartamentos); ?reformas; ?remodelações
Solar panel installation | (instalação de/) (painéis solares/placas solares/sistemas fotovoltaicos); energia solar fotovoltaica

# Electrical, plumbing, HVAC
Electrical wiring | (instalações/instalação/instalador/fiação/cablagem/ligações) (elétricas/elétrica/elétrico/eléctricas/eléctrica); ?elétrica; ?eletricidade; eletricidade (predial/industrial/residencial/básica); passagem de cabos; eletricista (predial/residencial/de instalações)
Electrical troubleshooting | (diagnóstico/reparo/reparação) de (falhas/avarias/problemas) elétricas; avarias elétricas; falhas elétricas; manutenção elétrica
Electrical panels | (quadros/painéis) (elétricos/de distribuição/de comando); (quadro/painel) elétrico; montagem de (quadros/painéis) elétricos
Lighting installation | instalação de (luminárias/iluminação)
Programmable logic controllers | controladores lógicos programáveis; programação de CLP; =CLP; autómatos programáveis; programação de autómatos
Plumbing | ?hidráulica predial; encanamento; canalização; canalizações; encanador; canalizador; bombeiro hidráulico; (instalações/instalação) (hidráulicas/hidráulica/hidrossanitárias/sanitárias)
Drain cleaning | (desentupimento/limpeza) de (esgotos/canos/ralos/tubulações)
Gas fitting | instalações de gás; instalação de gás
HVAC repair | (manutenção/reparo/reparação/conserto) de (ar condicionado/ar-condicionado/climatização); ar condicionado; climatização; =AVAC
HVAC installation | instalação de (ar condicionado/ar-condicionado/climatização/AVAC)
Refrigeration | refrigeração; refrigeração (industrial/comercial/e climatização)

# Repair and maintenance
Preventive maintenance | manutenção (preventiva/preditiva/preventiva e corretiva/corretiva e preventiva/corretiva)
General maintenance | manutenção (geral/predial/de edifícios/de instalações/em geral); (reparos/reparações/consertos) (gerais/domésticos/em geral/domésticas/diversos); ?manutenção; pequenos reparos; pequenas reparações; marido de aluguel
Troubleshooting | (diagnóstico/detecção/identificação/deteção) de (falhas/avarias/defeitos); resolução de avarias
Equipment repair | (reparo/reparação/conserto/reparar/consertar) (de/) (equipamentos/máquinas/equipamento)
Industrial maintenance | manutenção (industrial/mecânica/eletromecânica/de máquinas/mecânica industrial/de equipamentos industriais); eletromecânica; mecânica industrial
Mechanical repair | ?mecânica; mecânica geral; reparação mecânica
Hydraulics | ?hidráulica; sistemas hidráulicos; hidráulica industrial
Pneumatics | pneumática; sistemas pneumáticos; hidráulica e pneumática
Lubrication | lubrificação( de máquinas/ industrial/)
Diesel engine repair | (mecânica/motores/mecânico/mecânico de motores) (diesel/a diesel)
Automotive repair | mecânica (automotiva/automóvel/de automóveis/auto/de carros); mecânico (automotivo/de automóveis/auto); (reparo/reparação/conserto) de (automóveis/veículos/carros)
Engine repair | (reparo/reparação/retífica) de motores
Brake repair | (troca/reparo/reparação) de (freios/travões); ?freios
Oil changes | (troca/trocas/mudança) de óleo; trocar óleo
Tire service | (troca/reparo/montagem) de pneus; borracheiro; borracharia; mudança de pneus
Wheel alignment | alinhamento (e balanceamento/de direção); alinhamento de rodas
Automotive diagnostics | diagnóstico automotivo; diagnóstico automóvel
Auto body repair | (funilaria/lanternagem/chaparia/bate-chapa) (e pintura/automotiva/automóvel); funilaria; bate-chapas; lanternagem
Appliance repair | (conserto/reparo/reparação) de eletrodomésticos
Electronics repair | (conserto/reparo/reparação) de (eletrônicos/celulares/eletrónica/telemóveis)
Locksmithing | ?chaveiro; troca de fechaduras

# Farming
Crop production | (produção/cultivo/trabalho/trabalhos) (agrícola/de hortaliças/de culturas/de legumes/agrícolas/no campo/na lavoura/rural); ?agricultura; ?lavoura; horticultura; (semeadura/sementeira); trabalhador rural
Crop harvesting | (colheita/apanha/colher) (de/) (frutas/fruta/café/uvas/uva/cana/laranja/laranjas/legumes/azeitona/tomate/maçã/verduras/morangos); ?colheita; vindima; vindimas
Tractor operation | (operação/condução/operador/condutor) de (trator/tratores); dirigir trator; tratorista
Livestock care | (cuidado de/cuidar de/trato de/criação de/manejo de/tratamento de) (gado/bovinos/suínos/animais de fazenda/rebanho); pecuária; vaqueiro
Dairy operations | (ordenha/ordenhar)( de vacas/); gado leiteiro
Poultry care | (criação de/cuidado de) (aves/galinhas/frangos); avicultura
Equine care | (cuidado de/trato de/tratamento de) cavalos
Greenhouse work | (trabalho em/) (estufas/viveiro de plantas/viveiros)
Produce grading | (seleção/classificação) de (frutas/fruta/legumes)
Chainsaw operation | (motosserra/motosserras/motosserrista)
Forestry | (silvicultura/trabalhos florestais/trabalho florestal); sapador florestal
Commercial fishing | pesca (comercial/industrial); ?pesca
Mining | mineração

# Care and nursing
Personal care assistance | cuidados pessoais; (auxílio/ajuda/apoio/assistência) (na higiene/na higiene pessoal/nas atividades diárias/nas atividades da vida diária/nas atividades de vida diária/ao banho/à higiene); higiene pessoal; atividades (de vida diária/da vida diária); higiene e conforto
Bathing and grooming patients | (banho/higiene/dar banho/banhos) (de/em/a/aos/no) (pacientes/idosos/leito/utentes/residentes); banho no leito; cuidados de higiene
Feeding assistance | (alimentação/auxílio na alimentação/alimentar/ajuda na alimentação) (de/a/aos/) (pacientes/idosos/utentes/doentes)
Patient transfer | (transferência/mobilização/posicionamento/movimentação/mudança de decúbito) (de/dos) (pacientes/doentes/utentes/idosos); mudança de decúbito
Companionship | (companhia/acompanhamento/acompanhar/acompanhante) (a/de/) (idosos/idosas/pacientes/pessoas idosas)
Elder care | (cuidado/cuidados/cuidar/cuidador/cuidadora/assistência/apoio/cuidava/cuidei) (de/com/a/aos/ao) (idosos/idoso/pessoas idosas/idosas/terceira idade/pessoa idosa/geriátricos); cuidados geriátricos; geriatria; agente de geriatria
Dementia care | (cuidados de/cuidado de/cuidado a pessoas com/cuidar de pessoas com/pacientes com/idosos com) (demência/alzheimer)
Hospice care | cuidados paliativos
Home health care | (cuidados/apoio/assistência/atendimento/cuidado) (domiciliar/domiciliares/ao domicílio/domiciliário/domiciliários/em casa)
Medication reminders | lembrete de (medicação/medicamentos)
Vital signs | (aferição de/verificação de/medição de/monitorização de/avaliação de/aferir/verificar/controle de/) (sinais vitais/os sinais vitais); aferir pressão; pressão arterial
Infection control | (controle/controlo/prevenção) de infecções; controlo de infeção; (controle/controlo) de infeções
Patient observation | (observação/monitorização/monitoramento) de (pacientes/doentes)
Patient care | (cuidado/cuidados/atendimento/assistência/cuidar) (de/a/ao/aos/com/do/dos) (pacientes/paciente/doentes/doente/utentes/utente/os pacientes)
Specimen collection | (coleta/colheita) de (amostras/material biológico/material)
Wound care | (curativos/curativo/tratamento de feridas/cuidados com feridas/pensos); realização de curativos; trocar curativos
Compassionate care | (atendimento/cuidado) humanizado; humanização
Nursing | ?enfermagem; (cuidados/assistência/auxiliar/técnico/técnica/serviços) de enfermagem
Patient assessment | avaliação (de/do/dos) (pacientes/paciente/doentes)
Care planning | (plano/planos) de cuidados; planejamento de cuidados; sistematização da assistência de enfermagem
Medication administration | (administração/administrar/ministrar/preparo e administração/preparação e administração) (de/) (medicamentos/medicação/medicações/remédios/fármacos/terapêutica)
Injections | (aplicação de/aplicar/administração de) (injeções/injetáveis/vacinas); vacinação; ?injetáveis
IV therapy | (acesso/punção/terapia/acessos) (venoso/venosa/intravenosa/venosos); punção venosa
Phlebotomy | (coleta/colheita/coletas) de sangue; flebotomia
EKG | eletrocardiograma; eletrocardiogramas; electrocardiograma
Blood glucose testing | (glicemia capilar/medição de glicemia/controle de glicemia/avaliação da glicemia)
Basic life support | suporte básico de vida; reanimação cardiopulmonar; ressuscitação cardiopulmonar
Advanced cardiac life support | suporte avançado de vida
Triage | (triagem/classificação) (de pacientes/de risco/de doentes)
Emergency medical care | (urgência e emergência/urgências e emergências/emergências médicas/emergência médica/pronto-socorro/pronto socorro); serviço de urgência
Critical care nursing | (cuidados/terapia/unidade de terapia/unidade de cuidados) (intensivos/intensiva); UTI adulto; UTI neonatal
Medical-surgical nursing | enfermagem médico-cirúrgica; clínica médica e cirúrgica; cuidados agudos
Labor and delivery nursing | (obstetrícia/sala de parto/centro obstétrico)
Pediatric care | (pediatria/cuidados pediátricos/enfermagem pediátrica)
Psychiatric nursing | enfermagem (psiquiátrica/em saúde mental)
Dialysis | (diálise/hemodiálise)
Oxygen therapy | oxigenoterapia
Surgical assisting | instrumentação cirúrgica; centro cirúrgico; bloco operatório
Sterile processing | (esterilização/central de material e esterilização)( de materiais/ de material/ de instrumentais/)
Patient education | (educação/orientação) (ao/de/do/aos/a) (paciente/pacientes/doentes)
Medical charting | (anotações/registros/registos/evolução/anotação) de enfermagem; evolução do paciente; (preenchimento/registro) (de/em) (prontuário/prontuários)
Electronic health records | (prontuário/prontuários/registro/processo/registos/registo) (eletrônico/eletrônicos/clínico eletrónico/eletrónico do doente/clínicos eletrónicos/eletrônico do paciente/de saúde eletrónico)
Medical terminology | terminologia médica
Medical records management | (arquivo/gestão) (médico/de prontuários/clínico)
Medical billing | faturamento (hospitalar/médico)
Physical therapy | (fisioterapia/reabilitação física)
Occupational therapy | terapia ocupacional
Speech therapy | (fonoaudiologia/terapia da fala)
Radiography | (radiografia/radiologia/raios x/raio x)
Dental assisting | (auxiliar/assistente/atendente) (de consultório dentário/odontológico/em saúde bucal/dentária/dentário); auxiliar de saúde bucal
Dental hygiene | (higiene/saúde) (oral/bucal/dentária)
Prescription filling | (dispensação/aviamento) de (medicamentos/receitas); ?farmácia; atendimento em farmácia
Nutrition counseling | (orientação/aconselhamento/educação) nutricional; ?nutrição
Laboratory testing | (análises/exames) (clínicas/laboratoriais/de laboratório/clínicos); análise laboratorial

# Teaching
Classroom instruction | (dar/ministrar/lecionar/leccionar) aulas; ?docência; lecionação; lecionar; ?ensino; (ensinar/ensino) (em sala de aula/crianças/alunos/estudantes)
Classroom management | gestão (de/da/da sala de) (sala de aula/aula/turma/turmas)
Lesson planning | (planejamento/planificação/preparação/elaboração/planeamento) de (aulas/aula/planos de aula); (preparar/planejar) aulas; planos de aula
Curriculum development | (desenvolvimento/elaboração) (curricular/de currículo)
Student assessment | (avaliação/avaliar) (de/dos/) (alunos/estudantes); correção de provas
Special education | educação (especial/inclusiva); necessidades (educativas/educacionais) especiais
Early childhood education | (educação/ensino) (infantil/pré-escolar); educação de infância
Elementary education | (ensino/educação) (fundamental/básico)
Secondary education | docência no ensino médio
Tutoring | (reforço escolar/aulas particulares/explicações/apoio escolar/apoio ao estudo/monitoria)
English as a second language instruction | (aulas/ensino/professor/professora) de inglês
Foreign language instruction | (aulas/ensino) de (línguas/idiomas/espanhol/português para estrangeiros)
Parent communication | (comunicação/contato/atendimento) (com/aos/com os) (pais/encarregados de educação)
Training delivery | (treinamento/treinamentos/capacitação/formação/treinar/formar) (de/para/) (equipe/equipes/funcionários/colaboradores/pessoal/equipas/novos funcionários/novos colaboradores/equipa); ?treinamento; ministrar treinamentos; dar formação
Coaching and mentoring | mentoria; orientação de novos colaboradores

# Office and money
Data entry | (digitação/inserção/introdução/entrada/lançamento/digitar/inserir/introduzir/registro/registo) (de/) dados; digitador; digitadora; lançamento de (notas/informações no sistema)
Typing | (digitação/datilografia/dactilografia); digitação rápida
Filing | ?arquivo; ?arquivamento; (arquivo/arquivamento/organização/arquivar) (de/) (documentos/documentação); arquivar; organização de arquivos
Record keeping | (manutenção/controle/organização/atualização) de (registros/registos); controle de registros
Document preparation | (elaboração/preparação/gestão/controle/análise) (de/) (documentos/documental/documentação); gestão documental
Scanning and copying | (digitalização/fotocópias/cópias/digitalizar) (de/e) (documentos/digitalização/digitalizações); fotocopiar
Office equipment operation | equipamentos de escritório
Administrative support | (apoio/suporte/assistência/rotinas/tarefas/trabalho/auxiliar/assistente/atividades/serviços) (administrativo/administrativa/administrativas/administrativos/de escritório/de secretariado); rotinas de escritório; ?secretariado; ?administração; auxiliar de escritório; trabalho de escritório
Office management | (gestão/administração) (de/do) escritório
Executive support | (assessoria/secretariado/assistência) (executiva/executivo/à diretoria/à direção)
Calendar management | (gestão/controle/organização/controlo) (de/da) (agenda/agendas); (agendar/marcar/agendamento de/marcação de) reuniões
Scheduling | (elaboração/organização) de (escalas/horários/turnos); escala de trabalho
Reception | ?recepção; ?receção; (recepção/atendimento/receber/receção/acolhimento) (de/a/) (visitantes/visitas); (como/de) (recepcionista/rececionista); ?recepcionista
Mail processing | (controle/gestão/tratamento) de correspondência
Meeting minutes | (elaboração/redação) de (atas/actas)
Proofreading | revisão de (textos/texto)
Business writing | (redação/elaboração) (comercial/de e-mails/de cartas/de ofícios/empresarial); correspondência comercial; redação oficial
Report writing | (elaboração/redação/criação/emissão/preparação) de relatórios; (elaborar/redigir/emitir) relatórios
Transcription | transcrição( de áudio/); transcrever
Office supply ordering | (compra/pedido/controle) de (material de escritório/materiais de escritório)
Spreadsheets | (planilhas/planilha/folhas de cálculo/folha de cálculo/planilhas eletrônicas)( eletrônica/)
Pivot tables | (tabelas/tabela) (dinâmicas/dinâmica)
Word processing | (processamento/processador) de (texto/textos)
Presentations | (elaboração/criação/preparação) de apresentações; ?apresentações
Basic computer use | (informática/conhecimentos de informática) (básica/na ótica do utilizador/básicos); noções de informática; conhecimentos (em/de) informática; informática na óptica do utilizador; uso (do/de) computador; informática de escritório; literacia digital
Accounting | ?contabilidade; (rotinas/análise/auxiliar/assistente) (contábil/contábeis/contabilístico/de contabilidade); contabilidade (geral/financeira/básica)
Bookkeeping | (escrituração/lançamentos/registos/lançamento) (contábil/contábeis/fiscal/contabilísticos)
Accounts payable | (contas a pagar/pagamento a fornecedores/pagamentos a fornecedores)
Accounts receivable | contas a receber
Accounts payable and receivable | contas a pagar e (a /)receber
Invoicing | (faturamento/faturação/facturação); (emissão de/emitir/lançamento de/processamento de) (notas fiscais/faturas/nota fiscal/facturas)
General ledger | livro razão; balancete; balancetes
Account reconciliation | (conciliação/reconciliação/conciliações) (bancária/bancárias/de contas/contábil)
Month-end close | (fechamento/fecho/encerramento) (mensal/contábil/de mês/de contas/do mês)
Financial reporting | (relatórios/demonstrações) (financeiros/financeiras/contábeis)
Financial analysis | análise financeira; ?finanças; (rotinas/gestão) (financeiras/financeira)
Budgeting | (elaboração/gestão/controle) de (orçamento/orçamentos); ?orçamentos
Cost accounting | (contabilidade/controle/controlo) de custos
Payroll processing | folha de pagamento; processamento (de/da) (salários/folha de pagamento/vencimentos); departamento pessoal
Tax preparation | (declaração/declarações) (de imposto de renda/de impostos/fiscais/de renda); imposto de renda
Tax compliance | (apuração de impostos/rotinas fiscais/escrita fiscal/obrigações fiscais)
Auditing | ?auditoria; auditoria (interna/externa)
Purchasing | ?compras; (gestão/setor/departamento) de compras; (compra/aquisição) de (materiais/matéria-prima/suprimentos); cotação de preços; ?suprimentos
Vendor management | (gestão/negociação/relacionamento/contacto/contato) (de/com) fornecedores
Bank teller transactions | caixa (bancário/de banco)
Banking operations | (operações/produtos) (bancárias/bancários)
Insurance sales | venda de seguros
Claims processing | (gestão/regulação) de sinistros

# People, sales, IT
Recruiting | (recrutamento/seleção/captação) (e seleção/de pessoal/de talentos/de candidatos); ?recrutamento
Hiring and interviewing | (contratação/admissão/entrevistas) (de/com) (funcionários/pessoal/candidatos/colaboradores)
Employee onboarding | integração de (novos colaboradores/novos funcionários/colaboradores)
Human resources administration | (recursos humanos/gestão de recursos humanos/administração de pessoal/gestão de pessoal)
Staff supervision | (supervisão/coordenação/chefia) de (pessoal/funcionários/colaboradores/trabalhadores/pessoas); supervisionar (funcionários/colaboradores/pessoal)
Team management | (gestão/liderança/coordenação/gerenciamento/liderar/gerir/coordenar/supervisão) (de/) (equipe/equipes/equipa/equipas)
Operations management | (gestão/gerência) de operações
Project management | (gestão/gerenciamento/coordenação) de projetos; gestão de projectos
Strategic planning | (planejamento/planeamento) estratégico
Business development | desenvolvimento de (negócios/negócio)
Sales | ?vendas; (técnicas/experiência/consultor/consultora/equipe) (de/em/com) vendas; vendas (diretas/externas/internas/consultivas/porta a porta); (vender/venda de) produtos; fechamento de vendas
Lead generation | (prospecção/prospeção/captação/angariação) de (clientes/novos clientes); prospectar clientes
Account management | gestão de contas; carteira de (contas/clientes); carteira de clientes
Digital marketing | (marketing digital/mídias digitais)
Social media marketing | (gestão de/gerenciamento de/) (redes sociais/mídias sociais)
Market research | (pesquisa/estudos) de mercado
Advertising | ?publicidade; propaganda
Graphic design | design gráfico; projeto gráfico
Photography | fotografia
Web design | criação de sites
Microsoft Office | (pacote/ferramentas/suíte/conhecimento do pacote/domínio do pacote) (office/do office/microsoft office)
Microsoft Excel | excel (avançado/intermediário/básico/intermédio); (domínio/conhecimentos/conhecimento/conhecimentos avançados) (de/em) excel
IT support | (suporte/apoio/assistência/help desk e suporte) (técnico/informático/técnica informática/ao usuário/ao utilizador/de TI/em TI)
Computer hardware repair | (manutenção/reparação/conserto/montagem) de (computadores/microcomputadores/equipamentos informáticos)
Network administration | (administração/manutenção) de redes
Networking | redes de computadores
Programming | programação; programação de computadores
Software development | desenvolvimento de (software/sistemas/aplicações)
Web development | desenvolvimento web
Data analysis | análise de dados
Statistics | estatística
Cybersecurity | cibersegurança; segurança da informação
Database management | (banco/bancos/base/bases) de dados

# Ways of working
Communication | ?comunicação; (boa/ótima/excelente/habilidade de/capacidade de/facilidade de) comunicação; comunicação (eficaz/oral/verbal/escrita/oral e escrita/verbal e escrita/interpessoal/clara/assertiva); boa dicção; (comunicativo/comunicativa)
Active listening | escuta ativa; saber ouvir
Teamwork | (trabalho/trabalhar/trabalhando) em (equipe/equipa/grupo/equipes); (espírito/capacidade) de (equipe/equipa/trabalho em equipe/trabalho em equipa); ?colaboração; trabalho colaborativo
Time management | (gestão/administração/gerenciamento) (do/de) tempo; cumprimento de prazos
Organization | ?organização; ?organizado; ?organizada; (senso/capacidade/sentido) de organização; capacidade organizacional
Problem solving | (resolução/solução/resolver/capacidade de resolver) (de/) problemas
Critical thinking | (pensamento/raciocínio) (crítico/analítico/lógico); capacidade (analítica/de análise)
Decision making | (tomada de decisão/tomada de decisões/tomar decisões)
Attention to detail | (atenção/atento/atenta) (aos/ao/a) (detalhes/detalhe/pormenor); (detalhista/minucioso/minuciosa)
Multitasking | (multitarefa/multitarefas); multifuncional
Flexibility | ?flexibilidade; ?adaptabilidade; capacidade de adaptação; adaptação a mudanças; disponibilidade de horário; flexibilidade (de horário/horária); facilidade de adaptação
Reliability | ?pontualidade; ?pontual; ?responsável; ?responsabilidade; (pontual/responsável) e (responsável/pontual); (senso/sentido) de responsabilidade; ?assiduidade; assiduidade e pontualidade; pontualidade e assiduidade; pessoa (responsável/de confiança); confiável
Work ethic | ética (de trabalho/profissional/no trabalho); ?trabalhador; ?trabalhadora; ?dedicação; ?comprometimento; ?dedicado; ?dedicada; ?compromisso; ?empenho; vontade de trabalhar; ?comprometido; ?comprometida
Initiative | ?iniciativa; ?proatividade; ?proativo; ?proativa; (dinamismo/pró-ativo/pró-ativa/pró-atividade); ?dinâmico; ?dinâmica; espírito de iniciativa; ?motivação
Independent work | (trabalho/trabalhar) (independente/de forma independente/autônomo/de forma autônoma/sem supervisão/de forma autónoma/com autonomia); ?autonomia
Leadership | ?liderança; (capacidade/habilidade/espírito) de liderança; ?líder
Interpersonal skills | (relacionamento/habilidades/relações/competências) (interpessoal/interpessoais/sociais); bom relacionamento( interpessoal/); ?simpatia; facilidade de relacionamento
Empathy | ?empatia; inteligência emocional
Patience | ?paciência
Stress management | (trabalhar/trabalho/capacidade de trabalhar) sob pressão; (gestão/resistência) (do/ao/de) (estresse/stress); ?resiliência
Fast-paced work | (ambiente/ambientes) (dinâmico/dinâmicos/acelerado); ritmo acelerado; agilidade
Conflict resolution | (resolução/gestão/mediação/gerenciamento) de conflitos
Negotiation | ?negociação; (técnicas/capacidade/habilidade) de negociação
Creativity | ?criatividade; ?criativo; ?criativa; ?inovação
Learning quickly | (aprendizado/aprendizagem/aprendo) (rápido/rápida/contínuo/contínua); (facilidade/vontade/capacidade) (de/em/para) (aprender/aprendizagem/aprendizado); aprender rápido
Professionalism | ?profissionalismo; ?honestidade; ?honesto; ?honesta; ?ética; boa (apresentação/aparência); postura profissional
Confidentiality | ?confidencialidade; ?discrição; sigilo
Following instructions | seguir (instruções/orientações/procedimentos)
Positive attitude | (atitude/postura) positiva
Physical stamina | (resistência/força/condição) física; trabalhar (de/em) pé; (boa forma/bom preparo/preparo) físico
Manual dexterity | (destreza/habilidade/habilidades) (manual/manuais)
Mathematics | ?matemática; matemática básica
Planning | ?planejamento; ?planeamento; capacidade de planejamento
`;
